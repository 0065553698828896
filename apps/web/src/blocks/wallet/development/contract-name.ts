import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Settings } from '@besc/wire/settings/settings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';

/** What this deployment calls an address, when it is one of its own. */
export function contractName(settings: Settings, address: string): string | undefined {
  const { tokens } = settings;
  const names: readonly (readonly [string, string])[] = [
    [addressOf(settings, 'swap', 'router'), 'Router'],
    [addressOf(settings, 'swap', 'factory'), 'Factory'],
    [addressOf(settings, 'tokens', 'wbesc'), 'WBESC'],
    [tokens.busdc.address, tokens.busdc.symbol],
    [tokens.money.address, tokens.money.symbol],
  ];
  return names.find(([known]) => known === checksumAddress(address))?.[1];
}
