import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Token } from '@besc/domain/shared/token';
import type { Settings } from '@besc/wire/settings/settings';

/** The wrapped native coin of a deployment: 18 decimals, symbol WBESC. */
export function wbescToken(settings: Settings): Token {
  return {
    kind: 'token',
    chainId: settings.chain.id,
    address: addressOf(settings, 'tokens', 'wbesc'),
    decimals: 18,
    symbol: 'WBESC',
    name: 'Wrapped BESC',
  };
}
