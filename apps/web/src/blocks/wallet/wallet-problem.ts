import { cleanText } from '@besc/domain/shared/clean-text';
import type { Message } from '../language/message';
import { walletAnswer } from './wallet-answer';
import { WalletNotFoundError } from './wallet-not-found-error';

type Problem = { readonly title: Message | string; readonly description: Message | string };

/**
 * What is told when a wallet did not do what it was asked for outside of a transaction; of a failed login in the documents'
 * words. Undefined: a no of the person to anything but a login is silent. Load it lazily.
 */
export function walletProblem(
  error: unknown,
  asked: 'login' | 'token' | { readonly network: { readonly id: number; readonly name: string } },
): Problem | undefined {
  const { meaning, told } = walletAnswer(error);
  if (meaning === 'refused' && asked !== 'login') return undefined;
  if (typeof asked === 'object') {
    const { id, name } = asked.network;
    const text = 'Your wallet didn’t switch to %network%. Switch or add it in your wallet: the chain id is %id%.';
    const unchanged = { text, values: { network: name, id: String(id) } };
    return { title: { text: 'Unable to switch network' }, description: meaning === 'busy' ? told : unchanged };
  }
  if (error instanceof WalletNotFoundError) {
    return { title: { text: 'Unable to find connector' }, description: { text: 'The connector config is wrong' } };
  }
  if (error instanceof Error && error.name === 'ProviderNotFoundError') {
    return { title: { text: 'Provider Error' }, description: { text: 'No provider was found' } };
  }
  if (meaning === 'refused' || meaning === 'not-allowed') {
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
