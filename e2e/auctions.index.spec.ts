import { farmAuctionAbi } from '@besc/contracts/abi/farm-auction';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { fetchAuctions } from '@besc/wire/auctions/fetch-auctions';
import { expect } from '@playwright/test';
import { createClient, http } from 'viem';
import { readContract } from 'viem/actions';
import { test } from './src/stack-test';

test('the index has each closed auction as the contract does', async ({ stack }) => {
  const { rows } = await fetchAuctions({ url: stack.indexUrl, first: 10 });
  expect(rows.length).toBeGreaterThanOrEqual(4);
  const client = createClient({ transport: http(stack.rpcUrl) });
  const at = { address: addressOf(stack.deployment, 'auctions', 'auction'), abi: farmAuctionAbi } as const;
  const closed = rows.filter(({ status }) => status === 'close');
  expect(closed.length).toBeGreaterThanOrEqual(3);
  for (const row of closed) {
    const args = [BigInt(row.number)] as const;
    const [, start, end, initial, places, threshold] = await readContract(client, {
      ...at,
      functionName: 'auctions',
      args,
    });
    expect([BigInt(row.startBlock), BigInt(row.endBlock), row.initialBidAmount]).toEqual([start, end, initial]);
    expect([BigInt(row.leaderboard), row.leaderboardThreshold]).toEqual([places, threshold]);
    const board = await readContract(client, { ...at, functionName: 'viewLeaderboard', args });
    expect(row.winners).toBe(board.length);
    expect(row.burned).toBe(board.reduce((sum, { amount }) => sum + amount, 0n));
  }
});
