import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import { nftMarketAbi } from '@besc/contracts/abi/nft-market';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { maxUint256, min } from '@besc/domain/shared/math';
import type { Deployment } from '@besc/wire/settings/deployment';
import { createPublicClient, type Hex, http, parseAbi, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Chain } from '../chain';
import type { HistoryCounts } from '../timeline/history-counts';
import { startSmallHistory } from '../timeline/small-history';

let chain: Chain;
let deployment: Deployment;
let counts: HistoryCounts;

const client = () => createPublicClient({ transport: http(chain.rpcUrl, { batch: true }) });
const market = () => ({ address: addressOf(deployment, 'nfts', 'market'), abi: nftMarketAbi });
const bunnies = () => ({ address: addressOf(deployment, 'nfts', 'bunnies'), abi: bunniesAbi });
const squad = () => addressOf(deployment, 'nfts', 'squad');
const own = () => chain.accounts[1]?.address as Hex;

async function readEvents() {
  const of = { ...market(), fromBlock: 0n, strict: true } as const;
  return {
    listed: await client().getContractEvents({ ...of, eventName: 'AskNew' }),
    changed: await client().getContractEvents({ ...of, eventName: 'AskUpdate' }),
    cancelled: await client().getContractEvents({ ...of, eventName: 'AskCancel' }),
    sold: await client().getContractEvents({ ...of, eventName: 'Trade' }),
  };
}

beforeAll(async () => {
  ({ chain, deployment, counts } = await startSmallHistory());
});
afterAll(async () => {
  await chain.stop();
});

test('collectibles are listed, changed, taken back and sold; only what account 1 does is not counted', async () => {
  const { listed, changed, cancelled, sold } = await readEvents();
  expect(counts.slugs.nfts).toEqual({
    'items listed': listed.length - 3,
    'prices changed': changed.length,
    'items taken back': cancelled.length,
    'items bought': sold.length - 2,
  });
  expect(Math.min(listed.length, changed.length, cancelled.length, sold.length)).toBeGreaterThan(0);
  expect(listed.length + changed.length + cancelled.length + sold.length).toBeGreaterThan(25);
  // The market closes and opens no ask without an event.
  for (const collection of [bunnies().address, squad()]) {
    const [opened, ...closed] = [listed, cancelled, sold].map(
      (events) => events.filter(({ args }) => args.collection === collection).length,
    );
    const args = [collection, 0n, 1000n] as const;
    const [standing] = await client().readContract({ ...market(), functionName: 'viewAsksByCollection', args });
    expect(standing).toHaveLength((opened ?? 0) - closed.reduce((sum, count) => sum + count, 0));
    expect(standing.length).toBeGreaterThan(0);
  }
});

test('prices are what somebody may ask, and the floor moves', async () => {
  const { listed, changed, cancelled, sold } = await readEvents();
  for (const { args } of [...listed, ...changed]) {
    expect(args.askPrice).toBeGreaterThan(parseEther('0.2'));
    expect(args.askPrice).toBeLessThan(parseEther('35'));
  }
  const standing = new Map<string, bigint>();
  const floors = new Set<string>();
  const events = [...listed, ...changed, ...cancelled, ...sold].sort(
    (one, other) => Number(one.blockNumber - other.blockNumber) || one.logIndex - other.logIndex,
  );
  for (const { eventName, args } of events) {
    const item = `${args.collection}-${args.tokenId}`;
    if (eventName === 'AskNew' || eventName === 'AskUpdate') standing.set(item, args.askPrice);
    else standing.delete(item);
    const prices = [...standing].filter(([key]) => key.startsWith(args.collection)).map(([, price]) => price);
    floors.add(`${args.collection} ${prices.reduce(min, maxUint256)}`);
  }
  expect(floors.size).toBeGreaterThan(4);
});

test('account 1 has an item in each place: wallet, on sale, profile picture, sold and bought', async () => {
  const { sold } = await readEvents();
  const args = [own(), 0n, 100n] as const;
  const [held] = await client().readContract({ ...bunnies(), functionName: 'tokensOfOwnerBySize', args });
  const bought = sold.find(({ args }) => args.buyer === own());
  expect(held.length).toBeGreaterThan(1);
  expect(held).toContain(bought?.args.tokenId);
  expect(sold.some(({ args }) => args.seller === own())).toBe(true);
  const [onSale] = await client().readContract({
    ...market(),
    functionName: 'viewAsksByCollectionAndSeller',
    args: [bunnies().address, own(), 0n, 100n],
  });
  expect(onSale).toHaveLength(1);
  const shown = await client().readContract({
    address: addressOf(deployment, 'profile', 'profile'),
    abi: parseAbi([
      'function getUserProfile(address) view returns (uint256, uint256, uint256, address, uint256, bool)',
    ]),
    functionName: 'getUserProfile',
    args: [own()],
  });
  expect(shown[3]).toBe(bunnies().address);
});
