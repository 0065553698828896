import { textsIn } from '../../../tooling/src/texts-in';
import type { Messages } from '../src/blocks/language/find-message';
import { isSaid, textKeys } from './text-problems';
import type { SaidText } from './texts';

/**
 * What a folder keeps in each language once its texts are in order: of its English ones (`kept`) those that somebody says, with
 * what it says (`said`) and no folder `near` keeps. A text that is known in `messages`, wherever, is kept as it is there.
 */
export function settledTexts(options: {
  readonly kept: Messages;
  readonly said: readonly SaidText[];
  readonly near: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
  readonly messages: ReadonlyMap<string, Messages>;
}): ReadonlyMap<string, Messages> {
  const { kept, said, near, written, messages } = options;
  const missing = said.flatMap((one) =>
    textKeys(one)
      .filter((key) => !near.has(key))
      .map((key) => [key, messages.get('en')?.[key] ?? one.text] as const),
  );
  const english = Object.fromEntries([...missing, ...Object.entries(kept).filter(([key]) => isSaid(key, written))]);
  return new Map(
    [...messages].map(([code, known]) => [code, textsIn(code, english, { ...known, ...(code === 'en' && english) })]),
  );
}
