import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address, Currency } from '@besc/domain/shared/token';
import { encodeFunctionData, type Hex, hexToBigInt, isHex, size, slice } from 'viem';
import type { ChainClient } from '../shared/chain-client';
import { multicallReadAbi } from '../shared/multicall-read-abi';
import { simulateCalls } from '../shared/simulate-calls';
import type { UnsentTransaction } from '../shared/unsent-transaction';

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
  const args = [recipient] as const;
  const balance =
    currency.kind === 'native'
      ? {
          to: multicall,
          data: encodeFunctionData({ abi: multicallReadAbi, functionName: 'getEthBalance', args }),
          value: 0n,
        }
      : {
          to: currency.address,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args }),
          value: 0n,
        };
  const run = await simulateCalls({ client, account, transactions: [balance, transaction, balance] });
  if (run.kind !== 'success') return undefined;
  const [before, , after] = run.returnData.map(amountOf);
  return before === undefined || after === undefined || after < before ? undefined : after - before;
}

/** A token may answer anything; what is not one word is no number. */
function amountOf(data: Hex | undefined): bigint | undefined {
  return isHex(data) && size(data) >= 32 ? hexToBigInt(slice(data, 0, 32)) : undefined;
}
