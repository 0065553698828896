import { cleanText } from '@besc/domain/shared/clean-text';
import type { Message } from '../language/message';
import { walletErrorCode } from './wallet-error';

/** The remembered or chosen wallet is not on this page. */
export class WalletNotFoundError extends Error {
  readonly code = 'WALLET_NOT_FOUND';

  constructor(rdns: string) {
    super(`No wallet announced itself as ${rdns}.`);
    this.name = 'WalletNotFoundError';
  }
}

/** What a failed login is called and says, in the documents' words. */
export function loginProblem(error: unknown): {
  readonly title: Message | string;
  readonly description: Message | string;
} {
  if (error instanceof WalletNotFoundError) {
    return { title: { text: 'Unable to find connector' }, description: { text: 'The connector config is wrong' } };
  }
  if (error instanceof Error && error.name === 'ProviderNotFoundError') {
    return { title: { text: 'Provider Error' }, description: { text: 'No provider was found' } };
  }
  const code = walletErrorCode(error);
  if (code === 4001 || code === 4100) {
    return { title: { text: 'Authorization Error' }, description: { text: 'Please authorize to access your account' } };
  }
  if (error instanceof Error)
    return { title: cleanText(error.name), description: cleanText(error.message).slice(0, 300) };
  return { title: 'Error', description: cleanText(String(error)).slice(0, 300) };
}
