import { addressOf } from '@besc/contracts/deploy/address-of';
import { type PricingRules, pricingRules } from '@besc/domain/market/pricing-rules';
import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { PairPlace } from '@besc/wire/swap/fetch-derived-prices';

/** What prices are made of. */
export interface Pricing {
  readonly pairs: readonly PairPlace[];
  readonly rules: PricingRules<Address>;
}

/** The pairs and rules of a deployment, as the page has them. */
export function pricingOf(deployment: Deployment): Pricing {
  const stable = checksumAddress(deployment.tokens.find(({ symbol }) => symbol === 'BUSDC')?.address ?? '0x');
  const [wbesc, money] = [addressOf(deployment, 'tokens', 'wbesc'), addressOf(deployment, 'tokens', 'money')];
  return { pairs: deployment.pairs, rules: pricingRules({ wbesc, stable, money, minimumReserveNative: '1000' }) };
}
