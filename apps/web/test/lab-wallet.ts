import type { Address } from '@besc/domain/shared/address';
import type { Settings } from '@besc/wire/settings/settings';
import { toHex } from 'viem';
import { walletActions } from '../src/blocks/wallet/wallet-actions';
import { announcedWalletsStore, captureWallets } from '../src/blocks/wallet/wallet-announcements';
import type { FaultLab, WalletAnswers } from './fault-lab';

/** The way of a wallet to the chain is its own: what a test breaks between page and node does not break it. */
const ask = globalThis.fetch;
const rdns = 'test.lab.wallet';

/** A wallet of an account of the lab's chain, which announces itself to the page as an extension does (EIP-6963). */
export class LabWallet {
  readonly rdns = rdns;
  /** What it was asked for, in order. */
  readonly calls: { readonly method: string; readonly params?: unknown }[] = [];
  /** Answers in place of the node's, by method; may be changed at any time. */
  readonly answers: WalletAnswers;
  private stopAnnouncing = () => {};
  private readonly listeners = new Map<string, Set<(value: unknown) => void>>();

  constructor(
    private readonly lab: FaultLab,
    private account: Address = lab.account,
    answers: WalletAnswers = {},
  ) {
    let chainId: number = lab.settings.chain.id;
    this.moveTo = (id) => {
      chainId = id;
      this.tell('chainChanged', toHex(id));
    };
    this.answers = {
      eth_accounts: () => [this.account],
      eth_requestAccounts: () => [this.account],
      eth_chainId: () => toHex(chainId),
      wallet_getCapabilities: () => ({}),
      ...answers,
    };
  }

  /** Goes to another network. */
  readonly moveTo: (chainId: number) => void;

  /** Goes to another account of the node. */
  choose(account: Address): void {
    this.account = account;
    this.tell('accountsChanged', [account]);
  }

  /** Makes itself known, and is connected by the page's own engine. */
  async connect(settings: Settings = this.lab.settings): Promise<void> {
    this.announce();
    if (!(await walletActions(settings).connect(rdns))) throw new Error('The wallet did not connect');
  }

  /** Is logged out of and forgotten. */
  async leave(): Promise<void> {
    await walletActions(this.lab.settings).disconnect();
    this.stopAnnouncing();
    announcedWalletsStore.setState({ wallets: [] });
  }

  announce(): void {
    this.stopAnnouncing = captureWallets();
    const provider = {
      request: (call: { method: string; params?: unknown }) => this.request(call),
      on: (event: string, listener: (value: unknown) => void) => this.of(event).add(listener),
      removeListener: (event: string, listener: (value: unknown) => void) => this.of(event).delete(listener),
    };
    const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Lab', icon: '', rdns };
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
  }

  private async request(call: { method: string; params?: unknown }): Promise<unknown> {
    this.calls.push(call);
    const answer = this.answers[call.method];
    if (answer !== undefined) return await answer(call);
    const response = await ask(this.lab.chain.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }),
    });
    const { result, error } = await response.json();
    if (error !== undefined) throw Object.assign(new Error(error.message), error);
    return result;
  }

  private of(event: string): Set<(value: unknown) => void> {
    const listeners = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, listeners);
    return listeners;
  }

  private tell(event: string, value: unknown): void {
    for (const listener of [...this.of(event)]) listener(value);
  }
}
