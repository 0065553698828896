import type { Address } from '@besc/domain/shared/address';
import { CalldataMismatchError } from './calldata-mismatch-error';
import { figureDifference } from './figure-difference';
import type { ShownFigure, ShownFigures, ShownMeaning } from './shown-call';

/** What the screen and the settings say of a message to sign (EIP-712). `fields` are those of the message by name. */
export interface ShownMessage {
  readonly primaryType: string;
  readonly chainId: number;
  /** The contract that takes the signature. */
  readonly contract: Address;
  readonly fields: ShownFigures;
}

/**
 * The signing guard of typed data: reads the very text that is handed to the wallet and compares what it would allow with
 * what was shown. Throws CalldataMismatchError, whose `field` says where.
 */
export function checkMessage(options: {
  readonly text: string;
  readonly shown: ShownMessage;
  readonly meaning: ShownMeaning;
}): void {
  const { text, shown, meaning } = options;
  const { primaryType, domain, message } = fieldsOf(JSON.parse(text));
  const { chainId, verifyingContract } = fieldsOf(domain);
  const signed = fieldsOf(message);
  const places: readonly (readonly [string, unknown, ShownFigure])[] = [
    ['chainId', chainId, BigInt(shown.chainId)],
    ['verifyingContract', verifyingContract, shown.contract],
    ...Object.entries(shown.fields).map(([field, figure]) => [field, signed[field], figure] as const),
  ];
  if (primaryType !== shown.primaryType) throw new CalldataMismatchError('primaryType');
  for (const [place, actual, figure] of places) {
    const difference = figureDifference({ actual, shown: figure, meaning, place });
    if (difference !== undefined) throw new CalldataMismatchError(difference);
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
