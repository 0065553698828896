import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import type { Settings } from '@besc/wire/settings/settings';

/** Where the game stands, its oracle, and what an earlier game still owes, where there is one. */
export interface PredictionPlace {
  readonly game: Address;
  readonly oracle: Address;
  readonly claims: Address | undefined;
}

/** Undefined on a chain without the game. */
export function predictionPlace(settings: Pick<Settings, 'contracts'>): PredictionPlace | undefined {
  const game = contractIfAny(settings, 'prediction', 'game')?.address;
  const oracle = contractIfAny(settings, 'oracle', 'prices')?.address;
  if (game === undefined || oracle === undefined) return undefined;
  return { game, oracle, claims: contractIfAny(settings, 'prediction', 'claims')?.address };
}
