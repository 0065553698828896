import { erc20Abi as abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { tokenMeaning } from './token-meaning';

/** Lets `spender` move so much of a token, smallest units. */
export function approveCall(token: Address, spender: Address, amount: bigint): ContractCall {
  return contractCall({ ...tokenMeaning, address: token, functionName: 'approve', args: [spender, amount] });
}

/** Takes so much of a token from a holder who allows it. */
export function transferFromCall(
  token: Address,
  { from, to, amount }: { readonly from: Address; readonly to: Address; readonly amount: bigint },
): ContractCall {
  return contractCall({ address: token, abi, functionName: 'transferFrom', args: [from, to, amount] });
}
