import { predictionAbi } from '@besc/contracts/abi/prediction';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { executeRoundCall } from '@besc/sdk/prediction/prediction-operator-calls';
import { formatEther, parseEther } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';
import { operatedContract, pauseLines, utcText } from '../shared/operated-contract';
import { accountSetting, amountSetting, guardianSetting, wholeSetting } from '../shared/setting-values';
import { readGameTimes } from './game-times';

async function statusLines(chain: Pick<KeeperChain, 'client' | 'deployment'>, now: number): Promise<string[]> {
  const { client, deployment } = chain;
  const game = { address: addressOf(deployment, 'prediction', 'game'), abi: predictionAbi } as const;
  const times = await readGameTimes(chain);
  const [round, fees, ties, held] = await Promise.all([
    client.readContract({ ...game, functionName: 'rounds', args: [times.epoch] }),
    client.readContract({ ...game, functionName: 'treasuryAmount' }),
    client.readContract({ ...game, functionName: 'burnAmount' }),
    client.getBalance({ address: game.address }),
  ]);
  const runs = times.epoch > times.failedThrough && now <= times.boundary + times.buffer;
  const running = runs ? `round ${times.epoch} locks at ${utcText(times.boundary)}` : 'no round runs';
  return [
    'prediction',
    `  ${times.epoch === 0n ? 'no round yet' : running}`,
    ...pauseLines(times.pausedUntil, now),
    `  bets of this round: ${formatEther(round.bullAmount)} up, ${formatEther(round.bearAmount)} down`,
    `  holds ${formatEther(held)} coins; for the treasury ${formatEther(fees)}, to burn ${formatEther(ties)}`,
  ];
}

const largestRound = amountSetting('COINS', { least: parseEther('2'), most: 2n ** 128n - 1n });

export const operatedPrediction = operatedContract({
  slug: 'prediction',
  name: 'game',
  abi: predictionAbi,
  isPausable: true,
  settings: [
    { ...wholeSetting('BPS', 500n), name: 'fee', setter: 'setTreasuryFee', getters: ['treasuryFee'] },
    {
      ...amountSetting('COINS', { least: parseEther('0.00001'), most: parseEther('1') }),
      name: 'minimum-bet',
      setter: 'setMinBetAmount',
      getters: ['minBetAmount'],
    },
    { ...wholeSetting('BPS', 100n), name: 'minimum-move', setter: 'setMinimumMove', getters: ['minimumMove'] },
    {
      ...largestRound,
      takes: `0 for none, or ${largestRound.takes}`,
      parse: (values) => (values.join() === '0' ? [0n] : largestRound.parse(values)),
      name: 'maximum-round',
      setter: 'setMaximumRound',
      getters: ['maximumRound'],
    },
    { ...accountSetting, name: 'treasury', setter: 'setTreasury', getters: ['treasury'] },
    { ...accountSetting, name: 'operator', setter: 'setOperator', getters: ['operator'] },
    { ...guardianSetting, name: 'guardian' },
  ],
  acts: [
    {
      name: 'execute-round',
      does: 'locks the newest round and closes the one before, or begins a new row of rounds',
      call: executeRoundCall,
    },
  ],
  statusLines,
});
