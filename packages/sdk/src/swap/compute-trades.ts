import { erc20Abi } from '@besc/contracts/abi/erc20';
import { factoryAbi } from '@besc/contracts/abi/factory';
import { pairAbi } from '@besc/contracts/abi/pair';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { pad, toEventSelector } from 'viem';
import { BlockRangeError } from '../shared/errors/block-range-error';
import { eventItem } from '../shared/reads/event-item';
import type { ChainAt, Computed } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';
import { readLogRanges } from '../shared/replay/read-log-ranges';

const swap = toEventSelector(eventItem(pairAbi, 'Swap'));
const transfer = toEventSelector(eventItem(erc20Abi, 'Transfer'));
/** Contracts that a node is asked for at once, transactions that are looked at, and how many at a time. */
const contractsAtOnce = 500;
const mostTransactions = 3_000;
const atOnce = 8;

/**
 * How many trades of the exchange an account has signed. Looked at are transactions in which a pair paid it or a token of the
 * exchange left it, and those that are told. Throws as `readContractEvents` does.
 */
export async function computeTrades(
  chain: ChainAt,
  exchange: {
    readonly factory: Address;
    readonly fromBlock: bigint;
    readonly account: Address;
    readonly told: readonly Hex[];
  },
): Promise<Computed> {
  const { factory: address, fromBlock, account, told } = exchange;
  const created = await readContractEvents(chain, { address, abi: factoryAbi, names: ['PairCreated'], fromBlock });
  const pairs = created.map(({ args }) => checksumAddress(args.pair));
  const tokens = [...new Set(created.flatMap(({ args }) => [args.token0, args.token1]))].map(checksumAddress);
  const own = pad(account);
  const range = { ...chain, fromBlock, toBlock: chain.block, isOfStrangers: true };
  const logs = [];
  for (const address of batches(pairs))
    logs.push(...(await readLogRanges({ ...range, address, topics: [swap, null, own] })));
  for (const address of batches(tokens))
    logs.push(...(await readLogRanges({ ...range, address, topics: [transfer, own] })));
  const transactions = [...new Set([...logs.map(({ transaction }) => transaction), ...told])];
  const blocks = Number(chain.block - fromBlock) + 1;
  if (transactions.length > mostTransactions) throw new BlockRangeError('RANGE_TOO_FULL', { blocks, done: 0 });
  const ofPairs = new Set(pairs.map((pair) => pair.toLowerCase()));
  let trades = 0;
  for (let at = 0; at < transactions.length; at += atOnce) {
    chain.signal?.throwIfAborted();
    const receipts = await Promise.all(
      transactions
        .slice(at, at + atOnce)
        .map((hash) => chain.client.request({ method: 'eth_getTransactionReceipt', params: [hash] })),
    );
    for (const receipt of receipts) {
      if (receipt?.from.toLowerCase() !== account.toLowerCase()) continue;
      trades += receipt.logs.filter((log) => log.topics[0] === swap && ofPairs.has(log.address.toLowerCase())).length;
    }
    chain.onProgress?.(Math.min(at + atOnce, transactions.length), transactions.length);
  }
  return { values: [BigInt(trades)], fromBlock, events: logs.length };
}

function batches(all: readonly Address[]): (readonly Address[])[] {
  return Array.from({ length: Math.ceil(all.length / contractsAtOnce) }, (_, at) =>
    all.slice(at * contractsAtOnce, (at + 1) * contractsAtOnce),
  );
}
