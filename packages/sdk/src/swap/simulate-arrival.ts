import type { Address, Currency } from '@besc/domain/shared/token';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { ChainClient } from '../shared/chain-client';
import { simulateCalls } from '../shared/simulate-calls';
import type { UnsentTransaction } from '../shared/unsent-transaction';

/** Written out: the parser of readable signatures would come with the first view. */
const balanceAbi = [
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ name: '', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
  {
    type: 'function',
    name: 'getEthBalance',
    stateMutability: 'view',
    inputs: [{ name: '', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
] as const;

/**
 * What a transaction would bring `recipient` of a currency, in smallest units: its balance before and after, on the newest
 * block. `undefined` where the node cannot simulate calls in a row, or the transaction is refused. Never rejects.
 */
export async function simulateArrival(options: {
  client: ChainClient;
  account: Address;
  multicall: Address;
  transaction: UnsentTransaction;
  currency: Currency;
  recipient: Address;
}): Promise<bigint | undefined> {
  const { client, account, multicall, transaction, currency, recipient } = options;
  const functionName = currency.kind === 'native' ? 'getEthBalance' : 'balanceOf';
  const balance = {
    to: currency.kind === 'native' ? multicall : currency.address,
    data: encodeFunctionData({ abi: balanceAbi, functionName, args: [recipient] }),
    value: 0n,
  };
  const run = await simulateCalls({ client, account, transactions: [balance, transaction, balance] });
  if (run.kind !== 'success') return undefined;
  const [before, , after] = run.returnData.map((data) => amountOf(functionName, data));
  return before === undefined || after === undefined || after < before ? undefined : after - before;
}

/** A token may answer anything; what is no number is unknown. */
function amountOf(functionName: 'getEthBalance' | 'balanceOf', data: Hex | undefined): bigint | undefined {
  try {
    return data === undefined ? undefined : decodeFunctionResult({ abi: balanceAbi, functionName, data });
  } catch {
    return undefined;
  }
}
