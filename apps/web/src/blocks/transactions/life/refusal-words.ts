import type { Message } from '../../language/message';

/** Why a contract refused: in the words that a feature has for the error's name, else as the contract said it. */
export function refusalWords(reason: string, known: Readonly<Record<string, Message>> = {}): Message | string {
  return (Object.hasOwn(known, reason) ? known[reason] : undefined) ?? reason;
}

/** The same as the place `reason` of a sentence. */
export function refusalPlace(...refusal: Parameters<typeof refusalWords>): Pick<Message, 'values' | 'parts'> {
  const reason = refusalWords(...refusal);
  return typeof reason === 'string' ? { values: { reason } } : { parts: { reason } };
}
