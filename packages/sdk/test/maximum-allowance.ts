import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import { maxUint256 } from '@besc/domain/shared/math';
import { type ContractCall, contractCall } from '../src/shared/writes/contract-call';

/** Lets a spender move all of a token. */
export function maximumAllowance(token: Address, spender: Address): ContractCall {
  return contractCall({ address: token, abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] });
}
