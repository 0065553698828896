import type { Address } from '@besc/domain/shared/address';
import { betCall } from '@besc/sdk/prediction/prediction-calls';
import { parseEther } from 'viem';
import type { SeededRandom } from '../history/seeded-random';

/** A bet by chance: most are small, a few are ten times as high. */
export function smallBet(
  random: SeededRandom,
  { game, epoch, isBear }: { readonly game: Address; readonly epoch: number; readonly isBear: boolean },
) {
  const amount = parseEther(Math.min(5, 0.1 * Math.exp(random.normal())).toFixed(4));
  return betCall(game, { epoch, position: isBear ? 'bear' : 'bull', amount });
}
