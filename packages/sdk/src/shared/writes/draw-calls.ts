import type { Address } from '@besc/domain/shared/address';
import type { Currency } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { IntegerOutOfRangeError } from 'viem';
import { RequestError } from '../errors/request-error';
import type { FigureLabel } from './call-meaning';
import type { ContractCall } from './contract-call';
import { encodeCall } from './encode-call';
import { type CallReading, readCall } from './read-call';

/** What is known of a call only when its turn comes. */
export interface CallTerms {
  readonly account: Address;
  /** Unix time. */
  readonly deadlineSeconds: bigint;
}

/** What stands in a drawn call for the account and the deadline of the moment. */
export const openTerms: CallTerms = {
  account: checksumAddress(`0x${'7'.repeat(40)}`),
  deadlineSeconds: 2n ** 255n,
};

/**
 * What calls say, read from their bytes: the figures of a review. None where they cannot be made, which is told when their turn
 * comes.
 */
export function drawCalls(make: (terms: CallTerms) => readonly ContractCall[]): readonly CallReading[] {
  try {
    return make(openTerms).map((call) => readCall(encodeCall(call), call));
  } catch (error) {
    // An amount of more digits than a call can hold is refused by the encoder.
    if (error instanceof RequestError || error instanceof IntegerOutOfRangeError) return [];
    throw error;
  }
}

/** The figures of a drawn call under a label, in smallest units; of one token where several have the label. */
export function drawnFigures(
  drawn: CallReading | undefined,
  label: FigureLabel,
  currency?: Currency,
): readonly bigint[] {
  const token = currency?.kind === 'native' ? 'coin' : currency?.address;
  const figure = drawn?.figures.find((one) => one.label === label && (token === undefined || one.token === token));
  return [figure?.value]
    .flat()
    .flatMap((value) => (typeof value === 'bigint' || typeof value === 'number' ? BigInt(value) : []));
}

/** The first of them; 0 without one. */
export function drawnAmount(...[drawn, label, currency]: Parameters<typeof drawnFigures>): bigint {
  return drawnFigures(drawn, label, currency)[0] ?? 0n;
}

/** Who gets what a drawn call brings, where it is not the account itself. */
export function drawnRecipient(drawn: CallReading): Address | undefined {
  const recipient = drawn.figures.find(({ label }) => label === 'Recipient')?.value;
  return typeof recipient === 'string' && recipient !== openTerms.account ? checksumAddress(recipient) : undefined;
}
