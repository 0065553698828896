import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import type { Token } from '@besc/domain/shared/token';
import { createBatchReader } from '@besc/sdk/shared/batch-reader';
import type { Settings } from '@besc/wire/settings/settings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { createClient, custom } from 'viem';
import { allowanceQuery } from '../../src/blocks/action/allowance-query';
import { ChainProvider } from '../../src/blocks/chain/chain-context';
import { preferencesStore } from '../../src/blocks/preferences/preferences-store';
import { highSlippageStore } from '../../src/blocks/slippage/high-slippage-store';
import { ToastsProvider } from '../../src/blocks/toast/toasts-provider';
import { balanceQuery } from '../../src/blocks/token-select/balance-query';
import { tokenQuery } from '../../src/blocks/token-select/token-query';
import { walletStore } from '../../src/blocks/wallet/wallet-store';
import { pairsQuery } from '../../src/features/swap/swap.queries';
import { SwapScreen } from '../../src/features/swap/swap.screen';
import { formatQuery, parseQuery } from '../../src/lib/query-text';
import { MakeEnglish } from '../make-english';

export const testAccount = checksumAddress('0x5555555555555555555555555555555555555555');

// Parts of the screen are loaded when they are needed, which takes its time on a busy machine.

const whole = 10n ** 18n;
const base = makeSettings();

export const testSettings: Settings = {
  ...base,
  chain: { ...base.chain, explorerUrl: 'https://scan.example' },
  lists: { ...base.lists, defaults: [] },
};

/** A pair of two tokens of the settings, `reserve0` of the first to `reserve1` of the second in whole tokens. */
export function testPairOf(tokens: readonly [Address, Address], reserves: readonly [bigint, bigint]): PairState {
  const last = `${tokens[0].slice(-2)}${tokens[1].slice(-2)}`;
  return {
    address: checksumAddress(`0x${'ab'.repeat(18)}${last}`),
    token0: tokens[0],
    token1: tokens[1],
    reserve0: reserves[0] * whole,
    reserve1: reserves[1] * whole,
  };
}

/**
 * The whole swap screen with a chain that says what a test wants and nothing else: reserves, balances and allowances stand
 * in the query cache, and any other read fails. Answers the router, whose address the form writes to, and the cache.
 */
export async function makeSwapScreen(options: {
  readonly url?: string;
  readonly settings?: Partial<Settings>;
  /** Undefined: nobody is connected. */
  readonly account?: Address;
  readonly pairs?: readonly PairState[];
  /** By address, `native` for the coin; 1000 whole tokens where nothing is said. */
  readonly balances?: Readonly<Record<string, bigint>>;
  readonly allowances?: Readonly<Record<string, bigint>>;
  readonly preferences?: Readonly<Record<string, unknown>>;
  /** Tokens on the chain that no list knows. */
  readonly unlisted?: readonly Token[];
}) {
  const settings = { ...testSettings, ...options.settings };
  const { account, balances = {}, allowances = {}, unlisted = [] } = options;
  localStorage.clear();
  preferencesStore.setState(options.preferences ?? {}, true);
  highSlippageStore.setState({ accepted: true });
  walletStore.setState(
    account === undefined
      ? { status: 'disconnected' }
      : { status: 'connected', address: account, walletChainId: settings.chain.id },
    true,
  );
  const client = createClient({
    transport: custom({ request: () => Promise.reject(new Error('no chain')) }, { retryCount: 0 }),
  });
  const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wbesc = addressOf(settings, 'tokens', 'wbesc');
  const spender = addressOf(settings, 'swap', 'router');
  const { busdc, money } = settings.tokens;
  const tokens = [wbesc, busdc.address, money.address, ...unlisted.map(({ address }) => address)];
  for (const one of tokens)
    for (const other of tokens)
      queryClient.setQueryData(pairsQuery({ reader, settings, tokens: [one, other] }).queryKey, [
        ...(options.pairs ?? []),
      ]);
  if (account !== undefined) {
    const native = { kind: 'native', chainId: settings.chain.id, decimals: 18, symbol: 'BESC', name: 'BESC' } as const;
    queryClient.setQueryData(
      balanceQuery({ reader, currency: native, account }).queryKey,
      balances.native ?? 1000n * whole,
    );
    for (const address of tokens) {
      const currency = { ...native, kind: 'token', address } as const;
      queryClient.setQueryData(
        balanceQuery({ reader, currency, account }).queryKey,
        balances[address] ?? 1000n * whole,
      );
      queryClient.setQueryData(
        allowanceQuery({ reader, currency, owner: account, spender }).queryKey,
        allowances[address] ?? 0n,
      );
    }
  }
  for (const token of unlisted)
    queryClient.setQueryData(
      tokenQuery({ reader, chainId: settings.chain.id, address: token.address }).queryKey,
      token,
    );
  const root = createRootRoute();
  const routes = ['/swap', '/elsewhere'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: path === '/swap' ? SwapScreen : () => null }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [options.url ?? '/swap'] }),
    parseSearch: parseQuery,
    stringifySearch: formatQuery,
    trailingSlash: 'preserve',
  });
  render(
    <MakeEnglish>
      <QueryClientProvider client={queryClient}>
        <ChainProvider chain={{ settings, client, reader }}>
          <ToastsProvider>
            <RouterProvider router={router as never} />
          </ToastsProvider>
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>,
  );
  // Hidden from the reader of a screen while a dialog of the link is open.
  await screen.findByRole('heading', { level: 1, hidden: true });
  return { router, queryClient, reader, settings };
}
