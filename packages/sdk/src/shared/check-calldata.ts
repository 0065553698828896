import type { Address } from '@besc/domain/shared/token';
import type { Hex } from 'viem';
import { type DecodedCall, decodeCalldata, type OwnContracts } from './decode-calldata';

/**
 * What a transaction must say, made from the figures on the screen. `functionNames`: any of these (the fee-on-transfer
 * variant has the same arguments). An argument left `undefined` is not compared.
 */
export interface ExpectedCall {
  readonly to: Address;
  readonly value: bigint;
  readonly functionNames: readonly string[];
  readonly args: readonly unknown[];
}

/** What is about to be signed differs from what was shown. `field` says where: `to`, `value`, `functionName`, `args[n]`. */
export class CalldataMismatchError extends Error {
  readonly code = 'CALLDATA_MISMATCH';
  readonly field: string;

  constructor(field: string) {
    super(`The transaction is not the one that was shown: ${field} differs. It was not sent.`);
    this.name = 'CalldataMismatchError';
    this.field = field;
  }
}

/**
 * The signing guard: decodes what is about to be handed to the wallet and compares it with what was shown. Throws
 * CalldataMismatchError or UnknownCalldataError; answers the decoded call.
 */
export function checkCalldata(options: {
  transaction: { readonly to: Address; readonly data: Hex; readonly value: bigint };
  expected: ExpectedCall;
  contracts: OwnContracts;
}): DecodedCall {
  const { transaction, expected, contracts } = options;
  const { to, data, value } = transaction;
  if (!isSame(to, expected.to)) throw new CalldataMismatchError('to');
  if (value !== expected.value) throw new CalldataMismatchError('value');
  const decoded = decodeCalldata({ to, data, contracts });
  if (!expected.functionNames.includes(decoded.functionName)) throw new CalldataMismatchError('functionName');
  if (decoded.args.length !== expected.args.length) throw new CalldataMismatchError('args');
  for (const [index, wanted] of expected.args.entries()) {
    if (wanted !== undefined && !isSame(decoded.args[index], wanted)) throw new CalldataMismatchError(`args[${index}]`);
  }
  return decoded;
}

function isSame(actual: unknown, wanted: unknown): boolean {
  if (typeof actual === 'string' && typeof wanted === 'string') return actual.toLowerCase() === wanted.toLowerCase();
  if (Array.isArray(actual) && Array.isArray(wanted)) {
    return actual.length === wanted.length && actual.every((entry, index) => isSame(entry, wanted[index]));
  }
  return actual === wanted;
}
