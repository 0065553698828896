import type { Address } from '@besc/domain/shared/address';
import { numberToHex } from 'viem';
import type { ContractCall } from './contract-call';
import { encodeCall } from './encode-call';

/** A call as `eth_call` and `eth_estimateGas` take it. With a gas price the node also checks that it can be paid. */
export function callRequest(options: { call: ContractCall; account: Address; gasPrice?: bigint | undefined }) {
  const { call, account, gasPrice } = options;
  const { to, data, value } = encodeCall(call);
  return {
    from: account,
    to,
    data,
    value: numberToHex(value),
    ...(gasPrice === undefined ? {} : { gasPrice: numberToHex(gasPrice) }),
  };
}
