import { factoryAbi } from '@besc/contracts/abi/factory';
import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { Chain } from '@besc/localnet/chain';
import type { Deployment } from '@besc/wire/settings/deployment';
import { decodeEventLog, type Hex } from 'viem';
import { ExpectedExchange, type KnownTokens } from './expected-exchange';
import { ExpectedFarming } from './expected-farming';
import { expectedMilestones } from './expected-milestones';
import { readPoolTerms } from './pool-terms';
import type { Tables } from './read-tables';
import { slugModules } from './slug-modules';

interface RpcLog {
  readonly address: Hex;
  readonly topics: [Hex, ...Hex[]];
  readonly data: Hex;
  readonly blockNumber: Hex;
  readonly transactionHash: Hex;
  readonly transactionIndex: Hex;
  readonly logIndex: Hex;
}

interface RpcBlock {
  readonly number: Hex;
  readonly hash: Hex;
  readonly timestamp: Hex;
  readonly transactions: readonly { hash: Hex; from: Hex }[];
}

/** Computes the tables of a slug in the same way; its folder has it in `expected-rows.ts`. */
export type ExpectedRows = (chain: Chain, deployment: Deployment) => Promise<Tables>;

/** Computes all tables from nothing but the raw blocks and logs of the chain, sharing no code with the index. */
export async function expectedTables(chain: Chain, deployment: Deployment, known: KnownTokens): Promise<Tables> {
  const head = await chain.blockNumber();
  const blocks = new Map<number, RpcBlock>();
  for (let from = contractOf(deployment, 'swap', 'factory').startBlock; from <= head; from += 200) {
    const numbers = Array.from({ length: Math.min(200, head - from + 1) }, (_, offset) => from + offset);
    const answers = await chain.rpc.batch(
      numbers.map((number) => ['eth_getBlockByNumber', [`0x${number.toString(16)}`, true]]),
    );
    for (const block of answers as RpcBlock[]) blocks.set(Number(block.number), block);
  }
  const logs = await chain.rpc.request<RpcLog[]>('eth_getLogs', [
    {
      fromBlock: `0x${contractOf(deployment, 'swap', 'factory').startBlock.toString(16)}`,
      toBlock: `0x${head.toString(16)}`,
    },
  ]);
  logs.sort((a, b) => Number(a.blockNumber) - Number(b.blockNumber) || Number(a.logIndex) - Number(b.logIndex));
  const exchange = new ExpectedExchange(deployment, known);
  const terms = await readPoolTerms(chain, deployment);
  const farming = new ExpectedFarming(
    deployment,
    (token) => exchange.priceOf(token),
    (pool) => {
      const found = terms.get(pool);
      if (!found) throw new Error(`no pool ${pool}`);
      return found;
    },
  );
  for (const log of logs) {
    const block = blocks.get(Number(log.blockNumber));
    const signer = block?.transactions.find(({ hash }) => hash === log.transactionHash)?.from;
    if (!block || !signer) throw new Error(`no block for a log of ${log.transactionHash}`);
    const address = log.address.toLowerCase();
    const place = {
      address,
      transaction: log.transactionHash,
      transactionIndex: Number(log.transactionIndex),
      signer: signer.toLowerCase(),
      logIndex: Number(log.logIndex),
      block: Number(log.blockNumber),
      time: Number(block.timestamp),
    };
    if (farming.counts(address)) farming.take({ place, topics: log.topics, data: log.data });
    if (address === addressOf(deployment, 'swap', 'factory').toLowerCase()) {
      const event = decode(factoryAbi, log);
      if (event?.eventName === 'PairCreated') exchange.created(place, event.args);
    } else if (exchange.hasPair(address)) {
      const event = decode(pairAbi, log);
      if (event?.eventName === 'Transfer') exchange.transfer(place, event.args);
      if (event?.eventName === 'Sync') exchange.sync(place, event.args);
      if (event?.eventName === 'Swap') exchange.swap(place, event.args);
      if (event?.eventName === 'Mint') exchange.mint(place, event.args);
      if (event?.eventName === 'Burn') exchange.burn(place, event.args);
    }
  }
  const rows = Object.fromEntries(
    [...blocks.values()].map(({ hash, number, timestamp }) => [
      hash,
      { id: hash, number: Number(number), timestamp: Number(timestamp) },
    ]),
  );
  const slugs = await slugModules<{ expectedRows: ExpectedRows }>('expected-rows.ts');
  const others = await Promise.all(slugs.map(({ expectedRows }) => expectedRows(chain, deployment)));
  const tables: Tables = Object.assign({ ...exchange.tables(), ...farming.tables(), block: rows }, ...others);
  return { ...tables, ...expectedMilestones(tables) };
}

function decode<const TAbi extends typeof factoryAbi | typeof pairAbi>(abi: TAbi, { data, topics }: RpcLog) {
  try {
    return decodeEventLog({ abi, data, topics });
  } catch {
    return undefined;
  }
}
