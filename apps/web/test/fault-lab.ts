import { erc20Abi } from '@besc/contracts/abi/erc20';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { maxUint256 } from '@besc/domain/shared/math';
import type { Token } from '@besc/domain/shared/token';
import type { Chain } from '@besc/localnet/chain';
import { type Exchange, exchangeOf } from '@besc/localnet/make-exchange';
import { startDeployment, startExchange } from '@besc/localnet/start-exchange';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { callFingerprint } from '@besc/sdk/shared/sent/call-fingerprint';
import type { Settings } from '@besc/wire/settings/settings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import type { TransactionRecord } from '@besc/wire/transactions/transaction-record';
import { type Client, createClient, custom, encodeFunctionData, hexToBigInt, http, type RpcTransaction } from 'viem';
import { checkTransaction } from '../src/blocks/transactions/life/check-transaction';
import { resolveBatch } from '../src/blocks/transactions/life/resolve-batch';
import { resolveRequest } from '../src/blocks/transactions/life/resolve-request';
import { keptRequests } from '../src/blocks/transactions/records/kept-requests-store';
import { openRequests } from '../src/blocks/transactions/records/request-store';
import type { StepContext } from '../src/blocks/transactions/records/step-context';
import { transactionStore } from '../src/blocks/transactions/records/transaction-store';
import { followRun } from '../src/blocks/transactions/run/follow-run';
import { runAction } from '../src/blocks/transactions/run/run-action';
import type { Action } from '../src/blocks/transactions/steps/action';
import type { RunState } from '../src/blocks/transactions/steps/run-state';
import type { WalletProvider } from '../src/blocks/wallet/wallet-provider';
import { makeQueryClient } from '../src/lib/make-query-client';

type Call = { method: string; params?: unknown };
/** Answers of a wallet in place of the node's, by method. */
export type WalletAnswers = Record<string, (call: Call) => unknown>;

const deadlineSeconds = 4_000_000_000n;

/** A chain with the whole exchange, and the runner and tracker of the page on it, without the page. */
export class FaultLab {
  readonly queryClient = makeQueryClient();
  /** While above zero the node answers that there is no receipt. */
  hiddenReceipts = 0;
  /** What the first of three nodes makes up of every transaction; the others tell the truth. */
  madeUp: object | undefined;
  /** What the dialog of the last run shows, which is still open. */
  dialog: RunState = { kind: 'idle' };
  /** Fingerprints of the calls that wallets were asked to send. */
  private readonly asked: Hex[] = [];
  private startBlock = 0;
  private runs = 0;
  private snapshot: Hex = '0x';
  private readonly follower: Client;

  private constructor(
    readonly chain: Chain,
    readonly exchange: Exchange,
    readonly settings: Settings,
    readonly account: Address,
    readonly stranger: Address,
  ) {
    const node = createClient({ transport: http(chain.rpcUrl) });
    const ask = ({ method, params }: Call) => chain.rpc.request(method, Array.isArray(params) ? params : []);
    const request = async (call: Call): Promise<unknown> => {
      if (call.method === 'eth_getTransactionReceipt' && this.hiddenReceipts > 0) {
        this.hiddenReceipts -= 1;
        return null;
      }
      const told = await ask(call);
      const isLie = call.method === 'eth_getTransactionByHash' && this.madeUp !== undefined;
      return isLie ? { ...Object(told), ...this.madeUp } : told;
    };
    const askAll = (call: Call) => Promise.all([request(call), ask(call), ask(call)]);
    const value = { type: 'failover', askAll };
    const nodes = custom({ request }, { retryCount: 0 });
    this.follower = createClient({ chain: node.chain, transport: (options) => ({ ...nodes(options), value }) });
  }

  /** With filled pairs and people who own every token; else the pairs are empty and only the owner has tokens. */
  static async start({ hasLiquidity = true } = {}): Promise<FaultLab> {
    const { chain, exchange } = await (hasLiquidity
      ? startExchange({ blocks: 1, tradesPerBlock: 1 })
      : startEmptyExchange());
    const { contracts, genesisHash, pairInitCodeHash } = exchange.deployment;
    const made = makeSettings();
    const told = (symbol: string) => {
      const { decimals, name } = exchange.token(symbol);
      return { decimals, symbol, name };
    };
    const bases = ['WBESC', 'BUSDC', 'MONEY'].map((symbol) => exchange.token(symbol).address);
    const settings: Settings = {
      ...made,
      chain: { ...made.chain, genesisHash, rpcUrls: [chain.rpcUrl] },
      contracts,
      pairInitCodeHash,
      tokens: { stable: told('BUSDC'), money: told('MONEY') },
      routing: { ...made.routing, bases, pinnedPairs: [] },
    };
    const address = (index: number) => checksumAddress(chain.accounts[index]?.address ?? '');
    const lab = new FaultLab(chain, exchange, settings, address(2), address(3));
    await lab.keep();
    return lab;
  }

  get router() {
    return addressOf(this.settings, 'swap', 'router');
  }

  token(symbol: string): Token {
    const { address, decimals, name } = this.exchange.token(symbol);
    return { kind: 'token', chainId: this.settings.chain.id, address, decimals, symbol, name };
  }

  reader() {
    const client = createClient({ transport: http(this.chain.rpcUrl) });
    return createBatchReader({ client, multicall: addressOf(this.settings, 'shared', 'multicall') });
  }

  /** Where the deployment's coins and tokens come from. */
  get owner(): Address {
    return checksumAddress(this.chain.accounts[0]?.address ?? '');
  }

  /** Lets the router move a token of the account, outside of what is tested. */
  async approve(token: Address): Promise<void> {
    const args = [this.router, maxUint256] as const;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
    await this.send({ to: token, data });
  }

  async send(fields: object): Promise<Hex> {
    return this.chain.send({ from: this.account, gas: '0x1e8480', ...fields });
  }

  async balance(symbol: string): Promise<bigint> {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [this.account] });
    const to = this.token(symbol).address;
    return BigInt(await this.chain.rpc.request<string>('eth_call', [{ to, data }, 'latest']));
  }

  /** Every case begins on the chain as it is now. */
  async keep(): Promise<void> {
    this.snapshot = await this.chain.snapshot();
  }

  async reset(): Promise<void> {
    await this.chain.setAutomine(true);
    await this.chain.revert(this.snapshot);
    await this.keep();
    this.hiddenReceipts = 0;
    this.madeUp = undefined;
    this.asked.length = 0;
    this.dialog = { kind: 'idle' };
    localStorage.clear();
    transactionStore.setState({ records: {} });
    keptRequests.setState({ text: '[]' });
  }

  async context(): Promise<StepContext> {
    const { account, settings, chain } = this;
    const client = createClient({ transport: http(chain.rpcUrl) });
    const nonce = Number(await chain.rpc.request<string>('eth_getTransactionCount', [account, 'pending']));
    const reader = this.reader();
    await reader.poll();
    return { account, settings, client, reader, gasPrice: chain.gasPrice, nonce, deadlineSeconds };
  }

  /** The node's own accounts as a wallet, with some answers replaced. */
  wallet(answers: WalletAnswers = {}) {
    const calls: string[] = [];
    const provider: WalletProvider = {
      request: async (call) => {
        calls.push(call.method);
        if (call.method === 'eth_sendTransaction') this.noteCall(call);
        const answer = answers[call.method];
        if (answer !== undefined) return answer(call);
        return this.chain.rpc.request(call.method, Array.isArray(call.params) ? call.params : []);
      },
      on: () => undefined,
      removeListener: () => undefined,
    };
    return { provider, calls };
  }

  /** What the tracker does with a new block. */
  async follow(provider?: WalletProvider): Promise<void> {
    const access = { settings: this.settings, client: this.follower, reader: this.reader() };
    const blockNumber = await this.chain.blockNumber();
    for (const request of openRequests()) {
      if (request.batch === undefined) await resolveRequest(access, request, blockNumber);
      else await resolveBatch(access, provider, request, blockNumber);
    }
    await Promise.all(
      this.records().map((record) =>
        checkTransaction({ chain: access, queryClient: this.queryClient, record, blockNumber }),
      ),
    );
  }

  /** Runs an action and follows it like the page does, until it ends. Its dialog stays open: see `dialog`. */
  async run(action: Action, provider: WalletProvider, canBatch = false, onBatchRefused: () => void = () => undefined) {
    const states: RunState['kind'][] = [];
    const onState = (state: RunState): void => {
      states.push(state.kind);
      this.dialog = state;
    };
    this.runs += 1;
    const own = this.runs;
    const isGivenUp = () => this.runs !== own;
    this.dialog = { kind: 'idle' };
    this.startBlock = await this.chain.blockNumber();
    let isFollowing = true;
    const following = (async () => {
      while (isFollowing) {
        await this.follow(provider);
        await new Promise((resolve) => setTimeout(resolve, 15));
      }
    })();
    const end = await runAction({
      action,
      provider,
      canBatch,
      onBatchRefused,
      makeContext: () => this.context(),
      onState,
      isGivenUp,
    });
    followRun({ end, chainId: this.settings.chain.id, onState, isGivenUp });
    isFollowing = false;
    await following;
    return { end, states };
  }

  private noteCall({ params }: Call): void {
    const [call] = Array.isArray(params) ? params : [];
    this.asked.push(callFingerprint({ to: call.to, value: hexToBigInt(call.value), data: call.data }));
  }

  /**
   * What the chain itself says of the last call that a wallet was asked for since the run began: the hash under which it
   * went through in a block the chain still has, whether something of the account waits, or nothing.
   */
  async truth(): Promise<{ kind: 'done'; hash: Hex } | { kind: 'waits' | 'nothing' }> {
    const wanted = this.asked.at(-1);
    for (let number = await this.chain.blockNumber(); number > this.startBlock; number--) {
      const block = await this.chain.rpc.request<{ transactions: RpcTransaction[] }>('eth_getBlockByNumber', [
        `0x${number.toString(16)}`,
        true,
      ]);
      for (const { hash, from, to, value, input } of block.transactions) {
        const isOurs = checksumAddress(from) === this.account;
        if (!isOurs || callFingerprint({ to, value: hexToBigInt(value), data: input }) !== wanted) continue;
        const receipt = await this.chain.rpc.request<{ status: string }>('eth_getTransactionReceipt', [hash]);
        if (receipt.status === '0x1') return { kind: 'done', hash };
      }
    }
    const [latest, pending] = await Promise.all(
      ['latest', 'pending'].map((tag) => this.chain.rpc.request('eth_getTransactionCount', [this.account, tag])),
    );
    return { kind: latest === pending ? 'nothing' : 'waits' };
  }

  records(): readonly TransactionRecord[] {
    return Object.values(transactionStore.getState().records[this.settings.chain.id] ?? {});
  }

  /** Whether the chain itself says that this record's call went through, from this account, in a block it still has. */
  async isTrue(record: TransactionRecord): Promise<boolean> {
    const { hash, from, callHash } = record;
    const [sent, receipt] = await Promise.all([
      this.chain.rpc.request<RpcTransaction | null>('eth_getTransactionByHash', [hash]),
      this.chain.rpc.request<{ status: string; blockHash: string; blockNumber: string } | null>(
        'eth_getTransactionReceipt',
        [hash],
      ),
    ]);
    if (sent === null || receipt?.status !== '0x1' || checksumAddress(sent.from) !== from) return false;
    const block = await this.chain.rpc.request<{ hash: string }>('eth_getBlockByNumber', [receipt.blockNumber, false]);
    const call = callFingerprint({ to: sent.to, value: hexToBigInt(sent.value), data: sent.input });
    return block.hash === receipt.blockHash && call === callHash;
  }
}

async function startEmptyExchange() {
  const { chain, deployment } = await startDeployment();
  const totals = { trades: 0, liquidityChanges: 0, failed: 0, blocks: 0 };
  return { chain, exchange: exchangeOf({ deployment, totals }) };
}
