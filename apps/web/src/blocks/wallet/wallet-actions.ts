import type { Settings } from '@besc/wire/settings/settings';
import { loadPart } from '../../lib/load-part';
import { repeatWhileVisible } from '../../lib/repeat-while-visible';
import { showToast } from '../toast/show-toast';
import { findWallet } from './find-wallet';
import { readLastWallet, writeLastWallet } from './last-wallet';
import { isLegacyWallet, legacyWalletRdns } from './legacy-wallets';
import { loginStore } from './login-store';
import { announcedWalletsStore } from './wallet-announcements';
import { walletEngine } from './wallet-engine-loader';
import { ProviderNotFoundError, WalletNotFoundError } from './wallet-not-found-error';
import { walletStore } from './wallet-store';

const lookAgainMs = 1_000;
/**
 * Some wallets announce themselves only seconds after the page has loaded; one that was looked for so often is not there. What
 * only sets a global is waited for without end (WALLET-06), but views wait no longer for it.
 */
const mostLooks = 8;

export type WalletActions = {
  /** Connects the wallet with this id and brings it to our chain. True when it is connected. */
  readonly connect: (rdns: string) => Promise<boolean>;
  /** Logs in the wallet of the last visit as soon as it appears. Answers how to stop waiting. */
  readonly resume: () => () => void;
  readonly disconnect: () => Promise<void>;
  readonly switchNetwork: () => Promise<void>;
  /** Asks the wallet to list a token. */
  readonly watchToken: (token: WatchedToken) => Promise<void>;
};

type WatchedToken = { readonly address: string; readonly symbol: string; readonly decimals: number };

/** See `useWalletActions`. */
export function walletActions(settings: Settings): WalletActions {
  /** Of what was asked beside a login, a no of the person is silent. */
  async function tellProblem(error: unknown, asked: 'login' | 'token' | 'network' = 'login'): Promise<void> {
    const { walletProblem } = await loadPart('wallet-problem', () => import('./wallet-problem'));
    const problem = walletProblem(error, asked === 'network' ? { network: settings.chain } : asked);
    if (problem !== undefined) showToast(settings, { kind: 'danger', ...problem });
  }

  async function switchNetwork(): Promise<void> {
    try {
      await (await walletEngine(settings)).switchNetwork();
    } catch (error) {
      await tellProblem(error, 'network');
    }
  }

  /** A wallet that is on another chain when it is connected is asked to change it. */
  async function comeOver(): Promise<void> {
    if (walletStore.getState().walletChainId !== settings.chain.id) await switchNetwork();
  }

  return {
    switchNetwork,
    async connect(rdns) {
      try {
        const wallet = await findWallet(rdns, settings);
        if (wallet === undefined) {
          throw rdns === legacyWalletRdns ? new ProviderNotFoundError() : new WalletNotFoundError(rdns);
        }
        if (!(await (await walletEngine(settings)).connect(wallet))) return false;
        writeLastWallet(rdns);
      } catch (error) {
        writeLastWallet(undefined);
        await tellProblem(error);
        return false;
      }
      await comeOver();
      return true;
    },
    resume() {
      const rdns = readLastWallet();
      if (rdns === undefined) {
        // What is no id at all is not kept either.
        writeLastWallet(undefined);
        return () => {};
      }
      let isDone = false;
      let looks = 0;
      const stops: (() => void)[] = [];
      const stop = (): void => {
        isDone = true;
        for (const stopOne of stops) stopOne();
      };
      // Another one may have been connected by hand meanwhile.
      const isAwaited = () => !isDone && readLastWallet() === rdns;
      const attempt = async (): Promise<void> => {
        const wallet = isAwaited() ? await findWallet(rdns, settings) : undefined;
        if (wallet === undefined || !isAwaited()) return;
        isDone = true;
        try {
          const isConnected = await (await walletEngine(settings)).reconnect(wallet);
          loginStore.setState({ isSettled: true });
          if (isConnected) await comeOver();
        } catch (error) {
          writeLastWallet(undefined);
          await tellProblem(error);
        } finally {
          loginStore.setState({ isSettled: true });
        }
      };
      /** Only what was looked for in a page that is seen is missing: in the background browsers hold wallets back. */
      const lookAgain = async (): Promise<void> => {
        if (looks < mostLooks || (isLegacyWallet(rdns) && isAwaited())) {
          if (looks === mostLooks) loginStore.setState({ isSettled: true });
          looks += 1;
          // What only sets a global says nothing when it comes: it is looked for.
          void attempt();
          return;
        }
        const isMissing = isAwaited();
        stop();
        loginStore.setState({ isSettled: true });
        if (!isMissing) return;
        writeLastWallet(undefined);
        void tellProblem(new WalletNotFoundError(rdns));
      };
      stops.push(announcedWalletsStore.subscribe(() => void attempt()));
      if (document.hidden) void attempt();
      stops.push(repeatWhileVisible({ run: lookAgain, intervalMs: lookAgainMs }));
      return stop;
    },
    async watchToken({ address, symbol, decimals }) {
      const image = new URL(`/images/tokens/${address}.png`, window.location.href).href;
      try {
        const provider = (await walletEngine(settings)).provider();
        await provider?.request({
          method: 'wallet_watchAsset',
          params: { type: 'ERC20', options: { address, symbol, decimals, image } },
        });
      } catch (error) {
        await tellProblem(error, 'token');
      }
    },
    async disconnect() {
      writeLastWallet(undefined);
      await (await walletEngine(settings)).disconnect();
    },
  };
}
