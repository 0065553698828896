import { ifoAbi } from '@besc/contracts/abi/ifo';
import { fetchIfos } from '@besc/wire/ifo/fetch-ifos';
import { expect } from '@playwright/test';
import { createClient, http } from 'viem';
import { readContract } from 'viem/actions';
import { test } from './src/stack-test';

test('the index has each sale as its contract does', async ({ stack }) => {
  const { rows } = await fetchIfos({ url: stack.indexUrl, first: 10 });
  expect(rows.length).toBeGreaterThanOrEqual(4);
  const client = createClient({ transport: http(stack.rpcUrl) });
  for (const row of rows) {
    const at = { address: row.id, abi: ifoAbi } as const;
    const pool = (pid: bigint) => readContract(client, { ...at, functionName: 'viewPoolInformation', args: [pid] });
    const [basic, unlimited, start] = await Promise.all([
      pool(0n),
      pool(1n),
      readContract(client, { ...at, functionName: 'startBlock' }),
    ]);
    expect([row.basicRaising, row.basicOffering, row.basicLimit]).toEqual([...basic.slice(0, 3)]);
    expect([row.unlimitedRaising, row.unlimitedOffering, row.hasTax]).toEqual([
      unlimited[0],
      unlimited[1],
      unlimited[3],
    ]);
    expect(BigInt(row.startBlock)).toBe(start);
  }
});
