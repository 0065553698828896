import type { Settings } from '@besc/wire/settings/settings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { deployedToken } from '../../chain/deployed-token';

/** What this deployment calls an address, when it is one of its own: a token's symbol, or slug and name of a contract. */
export function contractName(settings: Settings, text: string): string | undefined {
  const known = checksumAddress(text);
  const own = [deployedToken(settings, 'stable'), deployedToken(settings, 'money')];
  const token = own.find(({ address }) => address === known);
  if (token !== undefined) return token.symbol;
  for (const [slug, contracts] of Object.entries(settings.contracts)) {
    const named = Object.entries(contracts).find(([, contract]) => contract.address === known);
    if (named !== undefined) return `${slug}: ${named[0]}`;
  }
  return undefined;
}
