import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { usualGasPriceGwei } from '@besc/domain/shared/usual-gas-price';
import type { Hash, Hex } from 'viem';
import { parseGwei } from 'viem';
import { anvilBinary } from './anvil-binary';
import { type DevAccount, devAccounts } from './dev-accounts';
import { createJsonRpc, type JsonRpc } from './json-rpc';
import { type ManagedProcess, spawnManaged } from './managed-process';

/** The chain ids of the product: main (2372) and test (97). */
export type ChainId = 2372 | 97;

/** Legacy gas price in wei that the product uses on each chain id. */
export const gasPriceWei: Record<ChainId, bigint> = {
  2372: parseGwei(usualGasPriceGwei(2372)),
  97: parseGwei(usualGasPriceGwei(97)),
};

/** What `startChain` takes; all optional. */
export interface ChainOptions {
  chainId?: ChainId;
  /** Seconds between blocks. Without it a block is mined for each transaction at once. */
  blockSeconds?: number;
  /** A fixed port; without it the operating system gives a free one. */
  port?: number;
  /** How many development accounts are funded. */
  accountCount?: number;
  /** Native balance of each development account, in whole BESC. */
  balance?: number;
  /** Timestamp of block 0 in seconds; now when left out. */
  genesisTimestamp?: number;
  /**
   * State file with the bytes of `dumpState`, loaded before the first answer. Give the `genesisTimestamp` of the dumped
   * chain too: the node makes a block 0 before it loads, and with another time the next dump holds two of them.
   */
  loadState?: string;
  /**
   * How many past states the node keeps, in memory, for reads at an old block and for reorganisations; 256 when left
   * out. Without a limit it writes every older one to the disk in whole: gigabytes for a few thousand blocks.
   */
  keptStates?: number;
}

/** A transaction for `reorg`: signed bytes, or an unsigned request of a development account. */
export type ReorgTransaction = {
  transaction: Hex | { from: Hex; to: Hex; data?: Hex; value?: Hex };
  block: number;
};

/** A running local chain. Stops with the process that started it. */
export interface Chain {
  readonly chainId: ChainId;
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly port: number;
  /** The funded development accounts, with private keys. The node also signs for them (`eth_sendTransaction`). */
  readonly accounts: readonly DevAccount[];
  /** Legacy gas price of this chain id, wei. */
  readonly gasPrice: bigint;
  readonly rpc: JsonRpc;
  /** Settles when the node has ended, for any reason. */
  readonly exited: Promise<number>;
  stop(): Promise<void>;
  snapshot(): Promise<Hex>;
  /** Back to a snapshot; false when the id is unknown. A snapshot can be used once. */
  revert(id: Hex): Promise<boolean>;
  mine(count?: number): Promise<void>;
  /** Timestamp (seconds) of the next block. */
  setNextTimestamp(seconds: number): Promise<void>;
  /** Puts each block so many seconds after the one before it, whatever the machine's clock says; undefined ends that. */
  setBlockInterval(seconds: number | undefined): Promise<void>;
  /** Moves the clock of all later blocks. */
  increaseTime(seconds: number): Promise<void>;
  setAutomine(on: boolean): Promise<void>;
  /** 0 stops interval mining. */
  setIntervalMining(seconds: number): Promise<void>;
  /** Replaces the last `depth` blocks; `block` of a transaction counts from 0 = the first replaced block. */
  reorg(options: { depth: number; transactions?: readonly ReorgTransaction[] }): Promise<void>;
  /** Removes a pending transaction from the pool; false when it is not there. */
  dropTransaction(hash: Hash): Promise<boolean>;
  setBalance(address: Hex, wei: bigint): Promise<void>;
  /**
   * Sends for a development account. With automine it waits until the transaction is in a block, which plain
   * `eth_sendTransaction` does not, and one without `gas` must succeed: it gets gas enough, for an estimate is made at the
   * last block's time and is short when the next block's time changes what is written. Without automine it is left in the
   * pool.
   */
  send(transaction: { readonly from: Hex } & Record<string, unknown>): Promise<Hash>;
  /** The whole chain as bytes for `loadState`: blocks, receipts, logs and the last state. */
  dumpState(): Promise<Uint8Array>;
  blockNumber(): Promise<number>;
  genesisHash(): Promise<Hex>;
}

/** The node did not come up; the message is what it printed. */
export class ChainStartError extends Error {
  readonly code = 'CHAIN_START_FAILED';
  constructor(output: string) {
    super(`The local chain did not start: ${output.trim() || 'it ended without a word'}`);
    this.name = 'ChainStartError';
  }
}

/** A transaction that had to succeed has failed. */
export class TransactionFailedError extends Error {
  readonly code = 'TRANSACTION_FAILED';
  constructor(hash: Hash) {
    super(`The transaction ${hash} failed.`);
    this.name = 'TransactionFailedError';
  }
}

/** Gas of a transaction that names none: more than any of ours takes. */
const enoughGas: Hex = '0x4c4b40';

/** Starts a real local chain (anvil) with the rules of the product's chain and waits until it answers. */
export async function startChain(options: ChainOptions = {}): Promise<Chain> {
  const chainId = options.chainId ?? 2372;
  const accountCount = options.accountCount ?? 30;
  const node = spawnManaged({ command: anvilBinary(), args: anvilArguments(options, chainId, accountCount) });
  const port = await listeningPort(node);
  const rpcUrl = `http://127.0.0.1:${port}`;
  const rpc = createJsonRpc(rpcUrl);
  await rpc.batch([['eth_chainId'], ['anvil_setLoggingEnabled', [false]]]);
  return {
    chainId,
    rpcUrl,
    wsUrl: `ws://127.0.0.1:${port}`,
    port,
    accounts: devAccounts(accountCount),
    gasPrice: gasPriceWei[chainId],
    rpc,
    exited: node.exited,
    stop: () => node.stop(),
    ...chainControls(rpc, options.blockSeconds === undefined),
  };
}

function anvilArguments(options: ChainOptions, chainId: ChainId, accountCount: number): string[] {
  const args = ['--port', String(options.port ?? 0), '--host', '127.0.0.1', '--chain-id', String(chainId)];
  // Pinned: the default fork limits a transaction to 16 777 216 gas and is not what the chain runs.
  args.push('--hardfork', 'cancun', '--block-base-fee-per-gas', '0');
  args.push('--accounts', String(accountCount), '--balance', String(options.balance ?? 1_000_000));
  if (options.blockSeconds !== undefined) args.push('--block-time', String(options.blockSeconds));
  if (options.genesisTimestamp !== undefined) args.push('--timestamp', String(options.genesisTimestamp));
  if (options.loadState !== undefined) args.push('--load-state', options.loadState);
  args.push('--prune-history', String(options.keptStates ?? 256));
  return args;
}

function listeningPort(node: ManagedProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    node.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < 4000) output += text;
    });
    createInterface({ input: node.stdout }).on('line', (line) => {
      const match = /^Listening on .*:(\d+)$/.exec(line.trim());
      if (match) resolve(Number(match[1]));
    });
    void node.exited.then(() => reject(new ChainStartError(output)));
  });
}

function chainControls(rpc: JsonRpc, startsWithAutomine: boolean) {
  let automine = startsWithAutomine;
  const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`;
  const send = async (method: string, ...params: unknown[]): Promise<void> => {
    await rpc.request(method, params);
  };
  return {
    snapshot: () => rpc.request<Hex>('evm_snapshot'),
    revert: (id: Hex) => rpc.request<boolean>('evm_revert', [id]),
    mine: (count = 1) => send('anvil_mine', hex(count)),
    setNextTimestamp: (seconds: number) => send('evm_setNextBlockTimestamp', seconds),
    setBlockInterval: (seconds: number | undefined) =>
      seconds === undefined
        ? send('anvil_removeBlockTimestampInterval')
        : send('anvil_setBlockTimestampInterval', seconds),
    increaseTime: (seconds: number) => send('evm_increaseTime', seconds),
    async setAutomine(on: boolean) {
      await send('evm_setAutomine', on);
      automine = on;
    },
    async setIntervalMining(seconds: number) {
      await send('evm_setIntervalMining', seconds);
      automine = false;
    },
    async send(transaction: object) {
      if (!automine) return rpc.request<Hash>('eth_sendTransaction', [transaction]);
      const sent = [{ gas: enoughGas, ...transaction }];
      type Receipt = { transactionHash: Hash; status: Hex };
      const { transactionHash, status } = await rpc.request<Receipt>('eth_sendTransactionSync', sent);
      if (status === '0x0' && !('gas' in transaction)) throw new TransactionFailedError(transactionHash);
      return transactionHash;
    },
    async reorg({ depth, transactions = [] }: { depth: number; transactions?: readonly ReorgTransaction[] }) {
      await rpc.request('anvil_reorg', [depth, transactions.map(({ transaction, block }) => [transaction, block])]);
    },
    async dropTransaction(hash: Hash) {
      return (await rpc.request<Hash | null>('anvil_dropTransaction', [hash])) !== null;
    },
    setBalance: (address: Hex, wei: bigint) => send('anvil_setBalance', address, hex(wei)),
    async dumpState() {
      const state = await rpc.request<Hex>('anvil_dumpState');
      // The call answers gzipped, the file is read as plain text.
      return gunzipSync(Buffer.from(state.slice(2), 'hex'));
    },
    blockNumber: async () => Number(await rpc.request<Hex>('eth_blockNumber')),
    async genesisHash() {
      const block = await rpc.request<{ hash: Hex }>('eth_getBlockByNumber', ['0x0', false]);
      return block.hash;
    },
  };
}
