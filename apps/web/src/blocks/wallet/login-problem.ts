import { cleanText } from '@besc/domain/shared/clean-text';
import type { Message } from '../language/message';
import { isRejection, walletErrorCode } from './wallet-error';
import { WalletNotFoundError } from './wallet-not-found-error';

/** What a failed login is called and says, in the documents' words. Load it lazily. */
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
  if (isRejection(error) || code === 4100) {
    return { title: { text: 'Authorization Error' }, description: { text: 'Please authorize to access your account' } };
  }
  const { name, message } = wordsOf(error);
  return { title: cleanText(name) || 'Error', description: cleanText(message).slice(0, 300) };
}

/** Many wallets reject with a plain object, which has a message but is no Error. */
function wordsOf(error: unknown): { readonly name: string; readonly message: string } {
  if (typeof error !== 'object' || error === null) return { name: 'Error', message: String(error) };
  const text = (field: unknown) => (typeof field === 'string' ? field : '');
  const name = 'name' in error ? text(error.name) : '';
  const message = 'message' in error ? text(error.message) : '';
  // Which library we use is no news to anybody.
  return { name, message: message.replace(/\s*Version: viem@\S+\s*$/, '') };
}
