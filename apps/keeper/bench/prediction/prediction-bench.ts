import { predictionAbi } from '@besc/contracts/abi/prediction';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { encodeFunctionData, parseEther } from 'viem';
import type { Call, GameBench, PlayersTable } from '../game-bench';
import { predictionBooks } from './prediction-books';

/** Bets on the open round, and claims of what was won. */
function habits({ client, deployment, random, bettors, accountAt, call }: PlayersTable) {
  const prediction = { address: addressOf(deployment, 'prediction', 'game'), abi: predictionAbi } as const;
  const bets = async (): Promise<Call[]> => {
    const epoch = await client.readContract({ ...prediction, functionName: 'currentEpoch' });
    const functionName = random.next() < 0.5 ? 'betBull' : 'betBear';
    const data = encodeFunctionData({ abi: predictionAbi, functionName, args: [epoch] });
    // Odd amounts, so that shares have remainders.
    return [
      call(random.pick(bettors), prediction.address, data, parseEther('0.1') + BigInt(random.below(1_000_000_007))),
    ];
  };
  const betClaims = async (): Promise<Call[]> => {
    const place = random.pick(bettors);
    const account = accountAt(place);
    const [epochs] = await client.readContract({
      ...prediction,
      functionName: 'getUserRounds',
      args: [account, 0n, 100n],
    });
    const paying = await Promise.all(
      epochs.map(async (epoch) => {
        const args = [epoch, account] as const;
        const [won, back] = await Promise.all([
          client.readContract({ ...prediction, functionName: 'claimable', args }),
          client.readContract({ ...prediction, functionName: 'refundable', args }),
        ]);
        return won || back ? [epoch] : [];
      }),
    );
    const data = encodeFunctionData({ abi: predictionAbi, functionName: 'claim', args: [paying.flat()] });
    return paying.flat().length === 0 ? [] : [call(place, prediction.address, data)];
  };
  return {
    preparations: [],
    acts: [
      [0.2, bets],
      [0.03, betClaims],
    ],
  } as const;
}

/** Rounds of five minutes, which begin with the first price. */
export const predictionBench: GameBench = {
  slug: 'prediction',
  env: () => ({}),
  habits,
  books: (client, deployment) => predictionBooks(client, addressOf(deployment, 'prediction', 'game')),
  async hasBegun(client, deployment) {
    const { counts } = await predictionBooks(client, addressOf(deployment, 'prediction', 'game'));
    return (counts.beginnings ?? 0) > 0;
  },
};
