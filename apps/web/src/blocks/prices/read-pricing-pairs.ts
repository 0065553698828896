import { addressOf } from '@besc/contracts/deploy/address-of';
import { pricingPairs } from '@besc/domain/market/pricing-pairs';
import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import { pairSides } from '@besc/domain/shared/pair-sides';
import { readKnownPairs } from '@besc/sdk/swap/read-known-pairs';
import type { ChainAccess } from '../chain/chain-access';
import { settingsPricing } from './usd-price';

/**
 * Reserves of all that may price these tokens and the native coin, by the index's rules, in one request. Where one could not be
 * read (`isUnread`) its token has no price, since another pair may tell another one. Rejects with ReadError when the chain could
 * not be asked.
 */
export async function readPricingPairs(
  { settings, reader }: Pick<ChainAccess, 'settings' | 'reader'>,
  tokens: readonly Address[],
): Promise<{ readonly pairs: readonly PairState[]; readonly isUnread: boolean }> {
  const rules = settingsPricing(settings);
  const { pairs, unread } = await readKnownPairs({
    reader,
    factory: addressOf(settings, 'swap', 'factory'),
    initCodeHash: settings.pairInitCodeHash,
    tokens: pricingPairs(tokens, rules),
  });
  const unpriced = new Set(unread.map((pair) => pairSides(pair, rules).token));
  return {
    pairs: pairs.filter(({ token0, token1 }) => !unpriced.has(token0) && !unpriced.has(token1)),
    isUnread: unread.length > 0,
  };
}
