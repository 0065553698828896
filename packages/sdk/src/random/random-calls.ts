import { commitRandomAbi as abi } from '@besc/contracts/abi/commit-random';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';

/** Commits to a secret by its hash, with the bond of the moment. */
export function commitCall(address: Address, hash: Hex): ContractCall {
  return contractCall({ address, abi, functionName: 'commit', args: [hash] });
}

/** Gives the secret of a word. */
export function revealCall(address: Address, id: bigint, secret: Hex): ContractCall {
  return contractCall({ address, abi, functionName: 'reveal', args: [id, secret] });
}

/** Keeps the hash of the block that a word is mixed with, which the chain soon forgets. */
export function noteCall(address: Address, id: bigint): ContractCall {
  return contractCall({ address, abi, functionName: 'note', args: [id] });
}

/** Takes the newest commitment back that no game has reserved; its bond goes to who paid it. */
export function withdrawCall(address: Address): ContractCall {
  return contractCall({ address, abi, functionName: 'withdraw', args: [] });
}

/** Adds wei of MONEY to the bond of a word. */
export function raiseBondCall(address: Address, id: bigint, amount: bigint): ContractCall {
  return contractCall({ address, abi, functionName: 'raiseBond', args: [id, amount] });
}
