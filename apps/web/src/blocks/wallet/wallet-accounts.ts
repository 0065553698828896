import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import * as z from 'zod/mini';
import type { WalletProvider } from './wallet-provider';

/** What a wallet answers for accounts. It may spell them in any letter case, right or not: it knows its own. */
export const accountsSchema = z.array(
  z.pipe(z.string().check(z.regex(/^0x[0-9a-f]{40}$/i)), z.transform(checksumAddress)),
);

/** The wallet answered a login without naming an account. Told as a login that was not authorized (EIP-1193, 4100). */
class NoAccountError extends Error {
  readonly code = 4100;

  constructor() {
    super('The wallet named no account.');
    this.name = 'NoAccountError';
  }
}

/** The accounts the wallet lets this page see without asking anybody; none while it is locked. */
export async function readAccounts(provider: WalletProvider): Promise<readonly Address[]> {
  return z.parse(accountsSchema, await provider.request({ method: 'eth_accounts' }));
}

/** Has the wallet ask the person for an account. Rejects with its error, and when it names none. */
export async function requestAccounts(provider: WalletProvider): Promise<void> {
  const answer = z.safeParse(accountsSchema, await provider.request({ method: 'eth_requestAccounts' }));
  if (!answer.success || answer.data.length === 0) throw new NoAccountError();
}
