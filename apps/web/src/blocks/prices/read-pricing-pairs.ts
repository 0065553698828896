import { addressOf } from '@besc/contracts/deploy/address-of';
import { pricingPairs } from '@besc/domain/market/pricing-pairs';
import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import { readPairs } from '@besc/sdk/swap/read-pairs';
import type { ChainAccess } from '../chain/chain-access';
import { settingsPricing } from './usd-price';

/** Reserves of all that may price these tokens and the native coin, by the index's rules, in one request. Rejects with ReadError. */
export function readPricingPairs(
  { settings, reader }: Pick<ChainAccess, 'settings' | 'reader'>,
  tokens: readonly Address[],
): Promise<PairState[]> {
  return readPairs({
    reader,
    factory: addressOf(settings, 'swap', 'factory'),
    initCodeHash: settings.pairInitCodeHash,
    tokens: pricingPairs(tokens, settingsPricing(settings)),
  });
}
