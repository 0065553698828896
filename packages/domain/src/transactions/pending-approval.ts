import type { Address } from '../shared/address';
import { daySeconds } from '../shared/constants';
import type { TrackedRecord } from './records';

/**
 * Whether one of an account's records is an approval of this token for this spender that has no receipt and is under
 * 24 hours old. A display hint only: the gate is the allowance on the chain. `now` in milliseconds since 1970.
 */
export function hasPendingApproval(check: {
  records: readonly TrackedRecord[];
  account: Address;
  tokenAddress: Address;
  spender: Address;
  now: number;
}): boolean {
  return check.records.some(
    ({ approval, receipt, addedTime, from }) =>
      approval !== undefined &&
      receipt === undefined &&
      check.now - addedTime < daySeconds * 1000 &&
      from === check.account &&
      approval.tokenAddress === check.tokenAddress &&
      approval.spender === check.spender,
  );
}
