import type { Address } from '@besc/domain/shared/address';
import type { Currency } from '@besc/domain/shared/token';
import { type Hex, hexToBigInt, isHex, size, slice } from 'viem';
import type { ChainClient } from '../shared/nodes/chain-client';
import { erc20ReadAbi } from '../shared/reads/erc20-read-abi';
import { multicallReadAbi } from '../shared/reads/multicall-read-abi';
import type { ContractCall } from '../shared/writes/contract-call';
import { simulateCalls } from '../shared/writes/simulate-calls';

/**
 * What a call would bring `recipient` of a currency, in smallest units: its balance before and after, on the newest
 * block. `undefined` where the node cannot simulate calls in a row, or the call is refused. Never rejects.
 */
export async function simulateArrival(options: {
  client: ChainClient;
  account: Address;
  multicall: Address;
  /** What the account sends first. */
  before?: readonly ContractCall[];
  call: ContractCall;
  currency: Currency;
  recipient: Address;
}): Promise<bigint | undefined> {
  const { client, account, multicall, before: first = [], call, currency, recipient } = options;
  const args = [recipient] as const;
  const balance: ContractCall =
    currency.kind === 'native'
      ? { address: multicall, abi: multicallReadAbi, functionName: 'getEthBalance', args }
      : { address: currency.address, abi: erc20ReadAbi, functionName: 'balanceOf', args };
  const run = await simulateCalls({ client, account, calls: [...first, balance, call, balance] });
  if (run.kind !== 'success') return undefined;
  const [before, , after] = run.returnData.slice(-3).map(amountOf);
  return before === undefined || after === undefined || after < before ? undefined : after - before;
}

/** A token may answer anything; what is not one word is no number. */
function amountOf(data: Hex | undefined): bigint | undefined {
  return isHex(data) && size(data) >= 32 ? hexToBigInt(slice(data, 0, 32)) : undefined;
}
