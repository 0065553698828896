import { expect, test } from 'vitest';
import { connectChain } from './connect-chain';
import { memoryJournal } from './journal';
import { type DeployProgress, runSteps } from './run-steps';
import type { Step } from './step';
import { deployScene } from './test/deploy-scene';

const { deployer, other, reader, options } = deployScene();

/** A call that gives a wei; it is done when so many have come. */
async function giftScene(wanted: bigint) {
  const { client } = await connectChain(options().chain);
  const { address } = other;
  const balance = () => reader().getBalance({ address });
  const before = await balance();
  const given = async () => (await balance()) - before;
  const gift: Step = {
    id: 'gift',
    needs: [],
    to: address,
    data: '0x',
    value: 1n,
    gasLimit: 21_000n,
    isDone: async () => (await given()) >= wanted,
  };
  const journal = memoryJournal();
  const run = { client, account: deployer, gasPrice: 10n ** 12n, confirmations: 1, journal };
  return { gift, given, journal, run };
}

test('a call that was mined and had no effect is sent again by the next run', async () => {
  const { gift, given, journal, run } = await giftScene(2n);
  await expect(runSteps([gift], run)).rejects.toMatchObject({ code: 'STEP_FAILED' });
  await runSteps([gift], run);
  expect(await given()).toBe(2n);
  expect(journal.entry('gift')?.block).toBeGreaterThan(0);
});

test('what a killed run has sent is waited for and noted by the next, also where its effect is there', async () => {
  const { gift, given, journal, run } = await giftScene(1n);
  const onStep = ({ kind }: DeployProgress) => {
    if (kind === 'sent') throw new Error('killed');
  };
  await expect(runSteps([gift], { ...run, onStep })).rejects.toThrow('killed');
  await expect.poll(given).toBe(1n);
  expect(journal.entry('gift')?.block).toBeUndefined();
  await runSteps([gift], run);
  expect(journal.entry('gift')?.block).toBeGreaterThan(0);
  expect(await given()).toBe(1n);
});
