import type { Address } from '@besc/domain/shared/address';
import type { BrowserContext, Page } from '@playwright/test';
import type { Hex, LocalAccount } from 'viem';

type Request = { readonly method: string; readonly params?: readonly unknown[] };
type Answer = { readonly result: unknown } | { readonly error: { code: number; message: string; data?: unknown } };
type Handler = (request: Request) => Promise<Answer> | Answer;

/** An account and what signs for it. */
type WalletAccount = Pick<LocalAccount, 'signTypedData' | 'signMessage'> & { readonly address: Address };

/** How a wallet introduces itself (EIP-6963) and what it starts with. */
export type WalletOptions = {
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly account: WalletAccount;
  readonly name?: string;
  readonly rdns?: string;
};

type Batch = {
  readonly id: string;
  readonly from: Address;
  readonly calls: readonly { readonly to: Address; readonly data: Hex; readonly value: Hex }[];
};
const unsupported = { error: { code: 4200, message: 'The method is not supported.' } } as const;
const hex = (value: number): Hex => `0x${value.toString(16)}`;
const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23456"/%3E%3C/svg%3E';

/**
 * A wallet that answers as told. It lives in the test's process, so its memory outlasts reloads; in the page there is
 * only a thin EIP-1193 provider. It signs typed data and messages itself; what it sends is left to the node, which sends for its accounts.
 */
export class ScriptedWallet {
  readonly requests: Request[] = [];
  readonly knownChains = new Set<number>();
  private readonly handlers = new Map<string, Handler[]>();
  private permitted = false;
  private page: Page | undefined;

  private constructor(private readonly options: WalletOptions) {
    this.chainId = options.chainId;
    this.account = options.account.address;
    this.knownChains.add(options.chainId);
  }

  chainId: number;
  account: Address;
  /** Whether it says that it carries out several calls as one (EIP-5792), and does so. */
  canBatch = false;
  /** Whether what it sends is in a block before it answers; the stack's next one is up to three seconds away. */
  mines = true;
  /** Of the transaction that it sent last. */
  lastHash: Hex = '0x';
  private readonly batches = new Map<string, readonly Hex[]>();

  /** Puts the wallet into every page of `context`; call before the first `goto`. */
  static async install(context: BrowserContext, options: WalletOptions): Promise<ScriptedWallet> {
    const wallet = new ScriptedWallet(options);
    const rdns = options.rdns ?? 'test.scripted.wallet';
    const binding = `walletRequest_${rdns.replace(/\W/g, '_')}`;
    await context.exposeBinding(binding, ({ page }, request: Request) => {
      wallet.page = page;
      return wallet.answer(request);
    });
    await context.addInitScript(announce, {
      binding,
      info: { uuid: crypto.randomUUID(), name: options.name ?? 'Scripted Wallet', rdns, icon },
    });
    return wallet;
  }

  /** The next request of `method` is refused with `code` (4001 is the person's own refusal). */
  rejectNext(method: string, code = 4001, message = 'User rejected the request.'): void {
    this.onNext(method, () => ({ error: { code, message } }));
  }

  /** The next request of `method` waits until the returned function is called. */
  holdNext(method: string): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.onNext(method, async (request) => {
      await released;
      return this.perform(request);
    });
    return release;
  }

  /** Answers the next request of `method` by `handler` instead. */
  onNext(method: string, handler: Handler): void {
    this.handlers.set(method, [...(this.handlers.get(method) ?? []), handler]);
  }

  /** Requests of one method so far, oldest first. */
  calls(method: string): readonly Request[] {
    return this.requests.filter((request) => request.method === method);
  }

  /** The person changes the account inside the wallet. */
  async useAccount(account: Address): Promise<void> {
    this.account = account;
    await this.emit('accountsChanged', [account]);
  }

  /** The person changes the chain inside the wallet. */
  async useChain(chainId: number): Promise<void> {
    this.chainId = chainId;
    await this.emit('chainChanged', hex(chainId));
  }

  private async emit(event: string, value: unknown): Promise<void> {
    await this.page?.evaluate(
      ([name, detail]) => window.dispatchEvent(new CustomEvent('scripted-wallet', { detail: { name, detail } })),
      [event, value] as const,
    );
  }

  private async answer(request: Request): Promise<Answer> {
    this.requests.push(request);
    const [handler, ...rest] = this.handlers.get(request.method) ?? [];
    if (handler === undefined) return this.perform(request);
    this.handlers.set(request.method, rest);
    return handler(request);
  }

  /** What an honest wallet does with a request. */
  async perform({ method, params = [] }: Request): Promise<Answer> {
    switch (method) {
      case 'eth_chainId':
        return { result: hex(this.chainId) };
      case 'eth_accounts':
        return { result: this.permitted ? [this.account] : [] };
      case 'eth_requestAccounts':
        this.permitted = true;
        return { result: [this.account] };
      case 'wallet_requestPermissions':
        this.permitted = true;
        return {
          result: [
            {
              parentCapability: 'eth_accounts',
              caveats: [{ type: 'restrictReturnedAccounts', value: [this.account] }],
            },
          ],
        };
      case 'wallet_getPermissions':
        return { result: this.permitted ? [{ parentCapability: 'eth_accounts' }] : [] };
      case 'wallet_revokePermissions':
        this.permitted = false;
        return { result: null };
      case 'wallet_switchEthereumChain':
        return this.switchChain(Number((params[0] as { chainId: Hex }).chainId));
      case 'wallet_addEthereumChain':
        this.knownChains.add(Number((params[0] as { chainId: Hex }).chainId));
        return this.switchChain(Number((params[0] as { chainId: Hex }).chainId));
      case 'wallet_watchAsset':
        return { result: true };
      case 'wallet_getCapabilities':
        return this.canBatch ? { result: { [hex(this.chainId)]: { atomic: { status: 'supported' } } } } : unsupported;
      case 'wallet_sendCalls':
        return this.canBatch ? this.sendCalls(params[0] as Batch) : unsupported;
      case 'eth_signTypedData_v4':
        return { result: await this.options.account.signTypedData(JSON.parse(String(params[1]))) };
      case 'personal_sign':
        return { result: await this.options.account.signMessage({ message: { raw: params[0] as Hex } }) };
      case 'wallet_getCallsStatus':
        return this.callsStatus(String(params[0]));
      default:
        return this.forward({ method, params });
    }
  }

  /** The calls one after the other, which stands for one transaction on a chain without smart accounts. */
  private async sendCalls({ id, from, calls }: Batch): Promise<Answer> {
    const hashes: Hex[] = [];
    for (const call of calls) {
      const answer = await this.forward({
        method: 'eth_sendTransaction',
        params: [{ from, gas: hex(2_000_000), ...call }],
      });
      if ('error' in answer) return answer;
      hashes.push(answer.result as Hex);
    }
    this.batches.set(id, hashes);
    return { result: { id } };
  }

  private callsStatus(id: string): Answer {
    const hashes = this.batches.get(id);
    if (hashes === undefined) return { error: { code: 5730, message: 'Unknown bundle id.' } };
    return {
      result: {
        version: '2.0.0',
        id,
        status: 200,
        atomic: true,
        receipts: hashes.map((transactionHash) => ({ transactionHash })),
      },
    };
  }

  private async switchChain(chainId: number): Promise<Answer> {
    if (!this.knownChains.has(chainId)) return { error: { code: 4902, message: 'Unrecognized chain ID.' } };
    await this.useChain(chainId);
    return { result: null };
  }

  private async forward(request: Request): Promise<Answer> {
    const response = await fetch(this.options.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...request }),
    });
    const answer = (await response.json()) as Answer;
    if (request.method === 'eth_sendTransaction' && 'result' in answer) {
      this.lastHash = answer.result as Hex;
      if (this.mines) await this.forward({ method: 'evm_mine' });
    }
    return answer;
  }
}

/** Runs in the page: announces the provider and passes each request to the test's process. */
function announce({ binding, info }: { binding: string; info: Record<string, string> }): void {
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const provider = Object.freeze({
    on(event: string, listener: (value: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners.get(event)?.delete(listener);
    },
    async request(request: Request) {
      const send = Reflect.get(window, binding) as (request: Request) => Promise<Answer>;
      const answer = await send(request);
      if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error);
      // Who comes back from the wallet's window sees the page again, and it looks for a block.
      if (request.method === 'eth_sendTransaction' || request.method === 'wallet_sendCalls') {
        setTimeout(() => document.dispatchEvent(new Event('visibilitychange')), 100);
      }
      return answer.result;
    },
  });
  const detail = Object.freeze({ info: Object.freeze(info), provider });
  const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('scripted-wallet', (event) => {
    const { name, detail: value } = (event as CustomEvent<{ name: string; detail: unknown }>).detail;
    for (const listener of listeners.get(name) ?? []) listener(value);
  });
  window.addEventListener('eip6963:requestProvider', tell);
  tell();
}
