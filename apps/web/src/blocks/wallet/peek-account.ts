import type { Address } from '@besc/domain/shared/address';
import { answerInTime } from './answer-in-time';
import { readLastWallet } from './last-wallet';
import { readAccounts } from './wallet-accounts';
import { announcedWalletsStore } from './wallet-announcements';

/** A wallet is waited for no longer than this before anything is shown. */
const patienceMs = 1_000;

/**
 * The account that the wallet of the last visit grants, asked before anything is shown and without the engine's code.
 * Undefined when there is none, or the wallet is not there yet or slow. Never rejects.
 */
export async function peekAccount(): Promise<Address | undefined> {
  const rdns = readLastWallet();
  const wallet = announcedWalletsStore.getState().wallets.find((announced) => announced.rdns === rdns);
  if (wallet === undefined) return undefined;
  const asked = readAccounts(wallet.provider).then(
    ([account]) => account,
    () => undefined,
  );
  return await answerInTime(asked, patienceMs);
}
