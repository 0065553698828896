import { expect, test } from 'vitest';
import { connectChain } from './connect-chain';
import { memoryJournal } from './journal';
import { runSteps } from './run-steps';
import type { Step } from './step';
import { deployScene } from './test/deploy-scene';

const { deployer, other, reader, options } = deployScene();

test('a call that was mined and had no effect is sent anew by the next run', async () => {
  const { client } = await connectChain(options().chain);
  const { address } = other;
  const balance = () => reader().getBalance({ address });
  const before = await balance();
  // What the first call sends is not enough.
  const gift: Step = {
    id: 'gift',
    needs: [],
    to: address,
    data: '0x',
    value: 1n,
    gasLimit: 21_000n,
    isDone: async () => (await balance()) >= before + 2n,
  };
  const run = { client, account: deployer, gasPrice: 10n ** 12n, confirmations: 1, journal: memoryJournal() };
  await expect(runSteps([gift], run)).rejects.toMatchObject({ code: 'STEP_FAILED' });
  await runSteps([gift], run);
  expect(await balance()).toBe(before + 2n);
  expect(run.journal.entry('gift')?.block).toBeGreaterThan(0);
});
