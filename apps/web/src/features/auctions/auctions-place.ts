import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import type { Settings } from '@besc/wire/settings/settings';
import { deployedToken } from '../../blocks/chain/deployed-token';

/** Where auctions are held, and what is bid. */
export interface AuctionsPlace {
  readonly address: Address;
  readonly money: Token;
}

/** Undefined on a chain without auctions. */
export function auctionsPlace(settings: Settings): AuctionsPlace | undefined {
  const address = contractIfAny(settings, 'auctions', 'auction')?.address;
  return address && { address, money: deployedToken(settings, 'money') };
}
