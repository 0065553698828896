import type { Address } from '@besc/domain/shared/token';
import { numberToHex } from 'viem';
import type { UnsentTransaction } from './unsent-transaction';

/** A transaction as `eth_call` and `eth_estimateGas` take it. With a gas price the node also checks that it can be paid. */
export function callRequest(options: {
  transaction: Pick<UnsentTransaction, 'to' | 'data' | 'value'>;
  account: Address;
  gasPrice?: bigint | undefined;
}) {
  const { transaction, account, gasPrice } = options;
  const { to, data, value } = transaction;
  return {
    from: account,
    to,
    data,
    value: numberToHex(value),
    ...(gasPrice === undefined ? {} : { gasPrice: numberToHex(gasPrice) }),
  };
}
