import { addressOf } from '@besc/contracts/deploy/address-of';
import { pricingPairs } from '@besc/domain/market/pricing-pairs';
import type { Address } from '@besc/domain/shared/address';
import { pairAddress } from '@besc/sdk/shared/reads/pair-address';
import type { Settings } from '@besc/wire/settings/settings';
import { settingsPricing } from '../../blocks/prices/usd-price';

/** Where the pairs are, or would be, that may price a token. */
export function pricingPlaces(settings: Settings, token: Address): readonly Address[] {
  const factory = addressOf(settings, 'swap', 'factory');
  const places = pricingPairs([token], settingsPricing(settings)).map(([tokenA, tokenB]) =>
    pairAddress({ factory, tokenA, tokenB, initCodeHash: settings.pairInitCodeHash }),
  );
  return [...new Set(places)];
}
