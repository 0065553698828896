import type { Address } from '@besc/domain/shared/token';
import { CalldataMismatchError } from '../shared/check-calldata';

/** What a permit must say, made from the screen and the settings. Amount in wei of LP, deadline in unix seconds. */
export interface ExpectedPermit {
  readonly chainId: number;
  readonly pair: Address;
  readonly owner: Address;
  readonly spender: Address;
  readonly value: bigint;
  readonly deadlineSeconds: bigint;
}

/**
 * The signing guard of typed data: reads the very text that is handed to the wallet and compares what it would allow with
 * what was shown. Throws CalldataMismatchError, whose `field` says where.
 */
export function checkPermit(json: string, expected: ExpectedPermit): void {
  const { primaryType, domain, message } = fields(JSON.parse(json));
  const { chainId, verifyingContract } = fields(domain);
  const { owner, spender, value, deadline } = fields(message);
  const pairs: readonly (readonly [string, unknown, string])[] = [
    ['primaryType', primaryType, 'Permit'],
    ['chainId', chainId, String(expected.chainId)],
    ['verifyingContract', verifyingContract, expected.pair],
    ['owner', owner, expected.owner],
    ['spender', spender, expected.spender],
    ['value', value, expected.value.toString()],
    ['deadline', deadline, expected.deadlineSeconds.toString()],
  ];
  for (const [field, actual, wanted] of pairs) {
    if (String(actual).toLowerCase() !== wanted.toLowerCase()) throw new CalldataMismatchError(field);
  }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
