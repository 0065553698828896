import type { Settings } from '@besc/wire/settings/settings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { EIP1193Provider } from 'viem';
import { createClient, custom, numberToHex } from 'viem';
import { createConfig } from 'wagmi';
import { connect, disconnect, getConnection, reconnect, watchConnection } from 'wagmi/actions';
import { injected } from 'wagmi/connectors/injected';
import { repeatWhileVisible } from '../../lib/repeat-while-visible';
import { chainDefinition } from '../chain/chain-definition';
import { answerInTime } from './answer-in-time';
import { askForNetwork } from './ask-for-network';
import type { AnnouncedWallet } from './parse-announcement';
import { readBatchSupport } from './read-batch-support';
import { readAccounts, requestAccounts } from './wallet-accounts';
import { walletPollingMs } from './wallet-polling';
import type { WalletProvider } from './wallet-provider';
import { walletStore } from './wallet-store';

/** What the wallet part of the page can do. It keeps `walletStore` true. */
export type WalletEngine = {
  /**
   * Asks the wallet for its account. False when it answered only after another wallet had been connected, or after a
   * logout: that changes nothing. Rejects with the wallet's error.
   */
  readonly connect: (wallet: AnnouncedWallet) => Promise<boolean>;
  /**
   * Takes up a connection of an earlier visit without asking; false when the wallet does not grant it, or another one was
   * connected by hand. One that is locked is taken up as soon as it says that it has an account.
   */
  readonly reconnect: (wallet: AnnouncedWallet) => Promise<boolean>;
  readonly disconnect: () => Promise<void>;
  /** Asks the wallet to come to this chain, which it may have to add first. Rejects with its error. */
  readonly switchNetwork: () => Promise<void>;
  /** The wallet refused a batch: it is not asked for one again on this visit to the page. */
  readonly forgoBatches: () => void;
  /** The captured provider of the connected wallet. */
  readonly provider: () => WalletProvider | undefined;
};

/** Makes the engine. Loaded when somebody connects, or at once when somebody was connected on the last visit. */
export function createWalletEngine(settings: Settings): WalletEngine {
  const chain = chainDefinition(settings);
  const config = createConfig({
    chains: [chain],
    // Reads of the page never go through this client: they have their own, which knows bad endpoints.
    client: () => createClient({ chain, transport: custom({ request: refuseReads }) }),
    // Wallets are captured when the page starts and kept by us; nothing of them is taken from storage.
    multiInjectedProviderDiscovery: false,
    storage: null,
  });
  let current: AnnouncedWallet | undefined;
  /** Lost its account without a logout: it is locked, and taken up again when it is not. */
  let locked: AnnouncedWallet | undefined;
  const followed = new WeakSet<WalletProvider>();
  /** Logins that were begun, and the newest that ended well: an answer that comes later than that one is none. */
  let attempts = 0;
  let newest = 0;

  const connectorOf = (wallet: AnnouncedWallet) =>
    injected({
      target: {
        id: wallet.rdns,
        name: wallet.name,
        provider: wallet.provider as EIP1193Provider,
      },
      shimDisconnect: false,
    });

  watchConnection(config, { onChange: publish });
  repeatWhileVisible({ run: followSilentWallet, intervalMs: walletPollingMs });

  /** Some wallets change account or network without an event; their silence must not leave the page on an old one. */
  async function followSilentWallet(): Promise<void> {
    const { status, address, chainId, connector } = getConnection(config);
    if (status !== 'connected' || connector === undefined) return;
    try {
      const asked = Promise.all([connector.getAccounts(), connector.getChainId()]);
      const answer = await answerInTime(asked, walletPollingMs);
      if (answer === undefined || getConnection(config).address !== address) return;
      const [accounts, walletChainId] = answer;
      if (accounts[0] !== address) connector.onAccountsChanged([...accounts]);
      else if (walletChainId !== chainId) connector.onChainChanged(`0x${walletChainId.toString(16)}`);
    } catch {
      // A wallet that does not answer now is asked again; the next action tells its error.
    }
  }

  async function disconnectAll(): Promise<void> {
    current = undefined;
    locked = undefined;
    while (config.state.current !== null) await disconnect(config);
  }

  /** Makes a wallet that has granted its account the connected one. False when it does not grant it after all. */
  async function take(wallet: AnnouncedWallet): Promise<boolean> {
    const connections = await reconnect(config, { connectors: [connectorOf(wallet)] });
    if (connections.length === 0) return false;
    keep(wallet);
    return true;
  }

  function keep(wallet: AnnouncedWallet): void {
    current = wallet;
    batch = undefined;
    followUnlocking(wallet);
    publish();
  }

  async function takeUp(wallet: AnnouncedWallet): Promise<boolean> {
    // No attempt of its own: one by hand, before or after it, wins.
    const attempt = attempts;
    if (config.state.current === null) walletStore.setState({ status: 'reconnecting' }, true);
    const accounts = await readAccounts(wallet.provider).catch(() => undefined);
    if (current !== undefined) return current === wallet;
    if (attempt < newest) return false;
    if (accounts?.length === 0) {
      locked = wallet;
      followUnlocking(wallet);
      publish();
      return false;
    }
    return take(wallet);
  }

  function followUnlocking(wallet: AnnouncedWallet): void {
    if (followed.has(wallet.provider)) return;
    followed.add(wallet.provider);
    wallet.provider.on('accountsChanged', () => {
      if (locked !== wallet) return;
      locked = undefined;
      void takeUp(wallet);
    });
  }

  /** What is known of the wallet's batches, for this wallet, account and chain. */
  let batch: { readonly key: string; canBatch: boolean } | undefined;

  function publish(): void {
    const { status, address, chainId, connector } = getConnection(config);
    if (status !== 'connected') {
      batch = undefined;
      if (status === 'disconnected' && current !== undefined) {
        locked = current;
        current = undefined;
      }
      walletStore.setState({ status }, true);
      return;
    }
    const key = `${connector.id} ${address} ${chainId}`;
    const { canBatch } = batch?.key === key ? batch : askForBatches(key, address, chainId);
    walletStore.setState(
      {
        status,
        address: checksumAddress(address),
        walletChainId: chainId,
        connectorName: connector.name,
        rdns: connector.id,
        canBatch,
      },
      true,
    );
  }

  function askForBatches(key: string, address: string, chainId: number): { canBatch: boolean } {
    const own = { key, canBatch: false };
    batch = own;
    if (current !== undefined && chainId === chain.id) {
      void readBatchSupport(current.provider, address, chainId).then((canBatch) => {
        own.canBatch = canBatch;
        if (batch === own && canBatch) publish();
      });
    }
    return own;
  }

  return {
    async connect(wallet) {
      attempts += 1;
      const attempt = attempts;
      if (config.state.current === null) walletStore.setState({ status: 'connecting' }, true);
      try {
        await requestAccounts(wallet.provider);
        if (attempt < newest) return false;
        newest = attempt;
        // Asked twice, it answers twice.
        if (current?.rdns === wallet.rdns) return true;
        await disconnectAll();
        // Now that the account is granted, it is not asked for again; but for wallets that grant it for one request only.
        if (await take(wallet)) return true;
        await connect(config, { connector: connectorOf(wallet) });
        keep(wallet);
        return true;
      } catch (error) {
        publish();
        if (attempt < newest) return false;
        throw error;
      }
    },
    reconnect: takeUp,
    async disconnect() {
      attempts += 1;
      newest = attempts;
      await disconnectAll();
      publish();
    },
    async switchNetwork() {
      const { connector } = getConnection(config);
      if (connector === undefined || current === undefined) return;
      // Some come without an event.
      if (await askForNetwork(current.provider, chain)) connector.onChainChanged(numberToHex(chain.id));
    },
    forgoBatches() {
      if (batch !== undefined) batch.canBatch = false;
      publish();
    },
    provider: () => (getConnection(config).status === 'connected' ? current?.provider : undefined),
  };
}

async function refuseReads(): Promise<never> {
  throw new Error('The wallet engine does not read the chain.');
}
