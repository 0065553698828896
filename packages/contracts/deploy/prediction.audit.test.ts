import { type Abi, parseEther } from 'viem';
import { expect, test } from 'vitest';
import { predictionAbi } from '../generated/abi/prediction';
import { addressOf } from './address-of';
import { auditScene } from './test/audit-scene';

const { scene, expectNamed } = auditScene();

test('another least move or largest round of the prediction than the plan has is named, and nothing else', async () => {
  const { audit, send, accept, deployment } = await scene();
  await accept();
  expect((await audit()).told).toEqual([]);
  const change = (functionName: string, value: bigint) =>
    send(addressOf(deployment, 'prediction', 'game'), { abi: predictionAbi as Abi, functionName, args: [value] });
  await expectNamed(audit, [
    ['wrong minimumMove of prediction.game', () => change('setMinimumMove', 5n)],
    ['wrong maximumRound of prediction.game', () => change('setMaximumRound', parseEther('2'))],
  ]);
});
