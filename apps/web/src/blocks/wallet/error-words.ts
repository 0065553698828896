import type { Message } from '../language/message';
import { saidIn } from './said-in';

const mostLetters = 200;
const emptyTalk =
  /^(\[?ethjs.*|(an? )?(unknown |unexpected )?(internal )?(json-?rpc |rpc |server )?error( occurred)?|could not coalesce error.*)\.?$/i;

/** The words of an error that somebody else wrote (a wallet, a node, a library), cut: the first that say something. */
export function errorWords(error: unknown, texts = saidIn(error).texts): Message {
  const told = texts.find((text) => !emptyTalk.test(text)) ?? texts[0] ?? '';
  return { text: told.slice(0, mostLetters) || 'Your wallet gave no reason.' };
}
