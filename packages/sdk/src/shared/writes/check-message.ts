import { CalldataMismatchError } from '../errors/calldata-mismatch-error';
import { type CallTerms, openTerms } from './draw-calls';
import { firstDifference } from './first-difference';
import { messageText, type TypedMessage } from './message-text';

/**
 * The signing guard of messages: compares the very text that is handed to the wallet with what was drawn, a plain one to the
 * letter, typed data (EIP-712) whole. `open`: fields of it that no screen can draw, by name. Throws CalldataMismatchError, whose
 * `field` says where.
 */
export function checkMessage(options: {
  readonly text: string;
  readonly drawn: string | TypedMessage;
  readonly open?: readonly string[] | undefined;
  readonly terms: CallTerms;
}): void {
  const { text, drawn, open = [], terms } = options;
  const difference =
    typeof drawn === 'string'
      ? firstDifference(text, drawn, 'text')
      : firstDifference(parsed(text, open), parsed(meantText(drawn, terms), open));
  if (difference !== undefined) throw new CalldataMismatchError(difference);
}

/** What was drawn, with the account and the deadline of the moment where they were left open. */
function meantText(drawn: TypedMessage, { account, deadlineSeconds }: CallTerms): string {
  return messageText(drawn)
    .replaceAll(`"${openTerms.account}"`, `"${account}"`)
    .replaceAll(`"${openTerms.deadlineSeconds}"`, `"${deadlineSeconds}"`);
}

/** Typed data without the fields that are open; their types stay. */
function parsed(text: string, open: readonly string[]): unknown {
  const whole: unknown = JSON.parse(text);
  if (typeof whole !== 'object' || whole === null || !('message' in whole)) return whole;
  const { message } = whole;
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return whole;
  return { ...whole, message: Object.fromEntries(Object.entries(message).filter(([name]) => !open.includes(name))) };
}
