import { addressOf } from '@besc/contracts/deploy/address-of';
import { pricingPairs } from '@besc/domain/market/pricing-pairs';
import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { candidatePairs } from '@besc/domain/swap/candidate-pairs';
import type { BatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { readPairs } from '@besc/sdk/swap/read-pairs';
import type { Settings } from '@besc/wire/settings/settings';
import { chainQuery } from '../../blocks/chain/chain-query';
import { settingsPricing } from '../../blocks/prices/usd-price';

/**
 * Reserves of every pair a route between two tokens (wrapped, in any order) may pass, and of those that price the two, by the
 * index's rules.
 */
export function pairsQuery(options: { reader: BatchReader; settings: Settings; tokens: readonly [Address, Address] }) {
  const { reader, settings, tokens } = options;
  const sorted = tokens.toSorted(addressOrder) as [Address, Address];
  const { bases, pinnedPairs } = settings.routing;
  const factory = addressOf(settings, 'swap', 'factory');
  const { pairInitCodeHash } = settings;
  const pricing = pricingPairs(sorted, settingsPricing(settings));
  return chainQuery({
    key: ['pairs', ...sorted],
    read: () =>
      readPairs({
        reader,
        factory,
        initCodeHash: pairInitCodeHash,
        tokens: candidatePairs({ tokens: sorted, bases, pinnedPairs: [...pinnedPairs, ...pricing] }),
      }),
  });
}
