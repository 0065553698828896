import { cleanText } from '@besc/domain/shared/clean-text';
import type { Message } from '../language/message';

const mostLetters = 200;

/** The words of an error that somebody else wrote (a wallet, a node, a library), cleaned and cut. */
export function errorWords(error: unknown): Message {
  const text = cleanText(wordsIn(error)).slice(0, mostLetters);
  return { text: text === '' ? 'Your wallet gave no reason.' : text };
}

function wordsIn(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  if ('shortMessage' in error && typeof error.shortMessage === 'string') return error.shortMessage;
  return 'message' in error && typeof error.message === 'string' ? error.message : '';
}
