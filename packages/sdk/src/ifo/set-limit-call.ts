import { ifoAbi as abi } from '@besc/contracts/abi/ifo';
import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** Sets what an account may pay into Basic, in wei of the raised token, as the sale's operator before its start. */
export function setLimitCall(sale: Address, limit: bigint): ContractCall {
  return contractCall({ address: sale, abi, functionName: 'setLimit', args: [limit] });
}
