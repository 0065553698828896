import type { FarmGap } from './farm-row';

/** Why a farm's figures are missing, as English keys. */
export const gapTexts: Readonly<Record<FarmGap, string>> = {
  unread: 'Some of this couldn’t be loaded. You can still unstake.',
  'no-pair': 'This farm’s token isn’t responding as a liquidity pool. You can still unstake.',
  'unread-price': 'Some of this couldn’t be loaded',
  'no-liquidity': 'This farm’s pool is empty, so nothing can be valued.',
  'no-price': 'There’s no trusted price for this farm’s tokens, so its yield is unknown.',
  'no-stake': 'Nothing is staked here right now: the first stake earns the whole reward.',
};
