import { CalldataMismatchError } from '../errors/calldata-mismatch-error';
import type { ContractCall } from './contract-call';
import { type CallTerms, openTerms } from './draw-calls';
import type { EncodedCall } from './encode-call';
import { type CallReading, readCall } from './read-call';
import { isSameText } from './same-text';

/**
 * The signing guard: reads the bytes about to be handed to the wallet, and compares all of it with what was drawn: contract,
 * function, native coin, every argument. Recipient and deadline that were left open are the account's and the chosen one.
 * Throws CalldataMismatchError.
 */
export function checkCall(options: {
  readonly encoded: EncodedCall;
  readonly call: ContractCall;
  /** Any of these does what was shown. */
  readonly drawn: readonly CallReading[];
  readonly terms: CallTerms;
}): void {
  const { encoded, call, drawn, terms } = options;
  const read = readCall(encoded, call);
  const same = drawn.filter(({ functionName }) => functionName === read.functionName);
  const differences = same.map((one) => difference(read, one, terms));
  if (!differences.includes(undefined)) throw new CalldataMismatchError(differences.at(-1) ?? 'functionName');
}

function difference(read: CallReading, drawn: CallReading, terms: CallTerms): string | undefined {
  if (!isSame(read.to, drawn.to)) return 'to';
  if (read.value !== drawn.value) return 'value';
  return read.figures.find(({ value }, index) => !isSame(value, meant(drawn.figures[index], terms)))?.name;
}

function meant(figure: CallReading['figures'][number] | undefined, terms: CallTerms): unknown {
  if (figure?.label === 'Recipient' && figure.value === openTerms.account) return terms.account;
  if (figure?.label === 'Deadline' && figure.value === openTerms.deadlineSeconds) return terms.deadlineSeconds;
  return figure?.value;
}

function isSame(actual: unknown, wanted: unknown): boolean {
  if (typeof actual === 'string' && typeof wanted === 'string') return isSameText(actual, wanted);
  if (typeof actual !== 'object' || typeof wanted !== 'object' || actual === null || wanted === null) {
    return actual === wanted;
  }
  const [one, other] = [Object.entries(actual), new Map(Object.entries(wanted))];
  return one.length === other.size && one.every(([key, value]) => other.has(key) && isSame(value, other.get(key)));
}
