import { erc20Abi } from '@besc/contracts/abi/erc20';
import { routerAbi } from '@besc/contracts/abi/router';
import { wbescAbi } from '@besc/contracts/abi/wbesc';
import type { Address } from '@besc/domain/shared/token';
import { type Abi, decodeFunctionData, encodeFunctionData, type Hex } from 'viem';

/** A call in the clear. */
export interface DecodedCall {
  readonly functionName: string;
  readonly args: readonly unknown[];
}

/** Where our own contracts are; every other address is taken for a token. */
export interface OwnContracts {
  readonly router: Address;
  readonly wbesc: Address;
}

/** Call data that is none of the calls this product makes to that address, or is not in canonical encoding. */
export class UnknownCalldataError extends Error {
  readonly code = 'CALLDATA_UNKNOWN';

  constructor(to: Address) {
    super(`The call to ${to} is none that this application makes`);
    this.name = 'UnknownCalldataError';
  }
}

/** Decodes router, wrapped-coin and token calls. Throws UnknownCalldataError. */
export function decodeCalldata(call: { to: Address; data: Hex; contracts: OwnContracts }): DecodedCall {
  const { to, data, contracts } = call;
  const abi = abiOf(to, contracts);
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data });
    // One meaning, one encoding: trailing or shifted bytes would be read differently by others.
    if (encodeFunctionData({ abi, functionName, args }) !== data.toLowerCase()) throw new UnknownCalldataError(to);
    return { functionName, args };
  } catch {
    throw new UnknownCalldataError(to);
  }
}

function abiOf(to: Address, contracts: OwnContracts): Abi {
  const address = to.toLowerCase();
  if (address === contracts.router.toLowerCase()) return routerAbi;
  if (address === contracts.wbesc.toLowerCase()) return wbescAbi;
  return erc20Abi;
}
