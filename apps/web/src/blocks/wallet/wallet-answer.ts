import type { Message } from '../language/message';
import { errorWords } from './error-words';
import { saidIn } from './said-in';
import { type AnswerMeaning, knownAnswers } from './wallet-answers';

/** What an error of a wallet means; undefined: unknown. `told`: our words for it, else its own. */
export function walletAnswer(error: unknown): { readonly meaning: AnswerMeaning | undefined; readonly told: Message } {
  const said = saidIn(error);
  for (const { meaning, codes = [], words, told } of knownAnswers) {
    const hits = words === undefined ? [] : said.texts.filter((text) => words.test(text));
    if (hits.length === 0 && !codes.some((code) => said.codes.has(String(code)))) continue;
    if (told !== undefined) return { meaning, told: { text: told } };
    return { meaning, told: errorWords(error, hits.length > 0 ? hits : said.texts) };
  }
  return { meaning: undefined, told: errorWords(error, said.texts) };
}
