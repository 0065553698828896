import type { FarmGap } from './farm-row';

/** Why a farm's figures are missing, as English keys. */
export const gapTexts: Readonly<Record<FarmGap, string>> = {
  unread: 'Not all could be read. You can take out what you have staked.',
  'no-pair': 'What is staked here does not answer as a liquidity pool. You can take out what you have staked.',
  'unread-price': 'Not all could be read',
  'no-liquidity': 'The pool of this farm has no liquidity, so nothing can be valued.',
  'no-price': 'Nothing trusted prices the tokens of this farm, so its yield is not known.',
  'no-stake': 'Nobody stakes here now: the first stake earns the whole reward.',
};
