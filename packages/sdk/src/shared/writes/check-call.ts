import { CalldataMismatchError } from '../errors/calldata-mismatch-error';
import type { ContractCall } from './contract-call';
import { type CallTerms, openTerms } from './draw-calls';
import type { EncodedCall } from './encode-call';
import { firstDifference } from './first-difference';
import { type CallFigure, type CallReading, readCall } from './read-call';

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
  const figures = (reading: CallReading, of: (figure: CallFigure) => unknown) =>
    Object.fromEntries(reading.figures.map((figure) => [figure.name, of(figure)]));
  const [own, wanted] = [figures(read, ({ value }) => value), figures(drawn, (figure) => meant(figure, terms))];
  const isElsewhere = firstDifference(read.to, drawn.to, 'to') ?? firstDifference(read.value, drawn.value, 'value');
  return isElsewhere ?? firstDifference(own, wanted);
}

function meant({ label, value }: CallFigure, terms: CallTerms): unknown {
  if (label === 'Recipient' && value === openTerms.account) return terms.account;
  return label === 'Deadline' && value === openTerms.deadlineSeconds ? terms.deadlineSeconds : value;
}
