import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { deploy } from '@besc/contracts/deploy/deploy';
import { localChain } from '@besc/contracts/deploy/local-plan';
import { createPublicClient, http } from 'viem';
import { expect, onTestFinished, test } from 'vitest';
import { startChain } from '../chain';
import { chainRoles } from '../history/chain-roles';
import { historyPlan, paceChoices } from '../timeline/history-plan';
import { lotteryPace, shortRounds, slowLottery } from './lottery-pace';

test('the documents’ two draws a day close their sales half an hour before, short rounds a minute', () => {
  const of = (...paces: string[]) => {
    const { lengthSeconds, salesPauseSeconds } = lotteryPace(paces);
    return [lengthSeconds, salesPauseSeconds];
  };
  expect([of(slowLottery), of(), of(shortRounds)]).toEqual([
    [43_200, 1800],
    [600, 60],
    [360, 60],
  ]);
});

test.each(paceChoices)('the pause of the contract goes with the pace: %s', async (...paces) => {
  const chain = await startChain();
  onTestFinished(() => chain.stop());
  const plan = historyPlan({ size: 'small', paces }, 0);
  const deployment = await deploy({ chain: localChain(chain), plan, deployer: chainRoles(chain).owner });
  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  const game = { address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi } as const;
  const { salesPauseSeconds, leastLengthSeconds, lengthSeconds } = lotteryPace(paces);
  expect(await client.readContract({ ...game, functionName: 'salesPause' })).toBe(BigInt(salesPauseSeconds));
  expect(await client.readContract({ ...game, functionName: 'minLength' })).toBe(BigInt(leastLengthSeconds));
  expect(lengthSeconds).toBeGreaterThanOrEqual(leastLengthSeconds);
});
