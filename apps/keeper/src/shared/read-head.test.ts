import { type Chain, startChain } from '@besc/localnet/chain';
import { failoverTransport } from '@besc/sdk/shared/nodes/failover-transport';
import { createPublicClient } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headReader } from './read-head';

const day = 86_400;
const genesisTimestamp = 1_800_000_000;
/** Two nodes of one chain; one makes its blocks a day ahead. */
let honest: Chain;
let ahead: Chain;
beforeAll(async () => {
  [honest, ahead] = await Promise.all([startChain({ genesisTimestamp }), startChain({ genesisTimestamp })]);
  expect(await ahead.genesisHash()).toBe(await honest.genesisHash());
  await honest.setNextTimestamp(genesisTimestamp + 3);
  await ahead.setNextTimestamp(genesisTimestamp + day);
  await Promise.all([honest.mine(), ahead.mine()]);
});
afterAll(() => Promise.all([honest, ahead].map((chain) => chain?.stop())));

async function readerOf(chains: readonly Chain[], machine: number) {
  const identity = { chainId: honest.chainId, genesisHash: await honest.genesisHash() };
  const transport = failoverTransport({ ...identity, urls: chains.map(({ rpcUrl }) => rpcUrl), random: () => 0 });
  return headReader(createPublicClient({ transport }) as never, () => machine * 1000);
}

test('a head from a time to come that other nodes do not know is refused, and its node is left', async () => {
  const readHead = await readerOf([ahead, honest], genesisTimestamp + 3);
  await expect(readHead()).rejects.toMatchObject({ code: 'HEAD_TIME' });
  expect(await readHead()).toMatchObject({ timestamp: BigInt(genesisTimestamp + 3) });
});

test('where the nodes agree, or there is only one, it is the machine that is behind', async () => {
  const readHead = await readerOf([honest, honest], genesisTimestamp - day);
  expect(await readHead()).toMatchObject({ number: 1n });
  const alone = await readerOf([ahead], genesisTimestamp);
  expect(await alone()).toMatchObject({ timestamp: BigInt(genesisTimestamp + day) });
});
