import type { Address } from '@besc/domain/shared/address';
import type { Abi, ContractFunctionArgs, ContractFunctionName, ContractFunctionReturnType } from 'viem';

/** One view call: the contract, its ABI, the function and its arguments (left out when there are none). */
export interface ContractRead<
  TAbi extends Abi = Abi,
  TName extends ContractFunctionName<TAbi, 'pure' | 'view'> = ContractFunctionName<TAbi, 'pure' | 'view'>,
> {
  readonly address: Address;
  readonly abi: TAbi;
  readonly functionName: TName;
  readonly args?: ContractFunctionArgs<TAbi, 'pure' | 'view', TName>;
}

/** What a read answers, as viem decodes it. */
export type ContractReadValue<
  TAbi extends Abi,
  TName extends ContractFunctionName<TAbi, 'pure' | 'view'>,
> = ContractFunctionReturnType<TAbi, 'pure' | 'view', TName>;
