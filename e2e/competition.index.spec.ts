import { competitionAbi } from '@besc/contracts/abi/competition';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { competitionStatusOf } from '@besc/domain/competition/competition-status';
import { fetchCompetitions } from '@besc/wire/competition/fetch-competitions';
import { expect } from '@playwright/test';
import { createClient, http } from 'viem';
import { readContract } from 'viem/actions';
import { test } from './src/stack-test';

test('the index has each competition as the contract does', async ({ stack }) => {
  const client = createClient({ transport: http(stack.rpcUrl) });
  const at = { address: addressOf(stack.deployment, 'competition', 'competition'), abi: competitionAbi } as const;
  // Keepers and actors take them on while this is read.
  await expect(async () => {
    const { competitions } = await fetchCompetitions({ url: stack.indexUrl, ids: [1, 2] });
    expect(competitions.length).toBeGreaterThanOrEqual(2);
    for (const row of competitions) {
      const told = await readContract(client, { ...at, functionName: 'competitions', args: [BigInt(row.id)] });
      expect(row.status).toBe(competitionStatusOf(told.status));
      expect(row.userCount).toBe(told.users.reduce((sum, users) => sum + users, 0));
      expect(row.funded - row.claimed).toBe(told.funded);
      expect([row.startTime, row.endTime].map(BigInt)).toEqual([told.startTime, told.endTime]);
    }
  }).toPass({ timeout: 30_000 });
});
