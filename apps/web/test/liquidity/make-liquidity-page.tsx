import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Settings } from '@besc/wire/settings/settings';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { ChainProvider } from '../../src/blocks/chain/chain-context';
import { ToastsContext } from '../../src/blocks/toast/use-toasts';
import { lazyPart } from '../../src/lib/lazy-part';
import { formatQuery, parseQuery } from '../../src/lib/query-text';
import { type ChainDouble, makeChainDouble } from '../make-chain-double';
import { MakeEnglish } from '../make-english';

const whole = 10n ** 18n;

const loadAdd = async () => (await import('../../src/features/liquidity/add-liquidity.screen')).AddLiquidityScreen;
const screens = {
  '/liquidity': async () => (await import('../../src/features/liquidity/liquidity.screen')).LiquidityScreen,
  '/find': async () => (await import('../../src/features/liquidity/find.screen')).FindScreen,
  '/add': loadAdd,
  '/add/$currencyIdA': loadAdd,
  '/add/$currencyIdA/$currencyIdB': loadAdd,
  '/remove/$currencyIdA/$currencyIdB': async () =>
    (await import('../../src/features/liquidity/remove-liquidity.screen')).RemoveLiquidityScreen,
};

/** The account of tests, in its checksummed spelling. */
export const testAccount = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
/** A token that no list knows. */
export const unlistedToken = checksumAddress('0x27b1fdb04752bbc536007a920d24acb045561c26');

const silence = { danger: () => undefined, info: () => undefined, success: () => undefined, warning: () => undefined };

/** The default list of the test's deployment: its own tokens. */
export function makeListJson(settings: Settings): object {
  const { busdc, money } = settings.tokens;
  const wbesc = {
    address: addressOf(settings, 'tokens', 'wbesc'),
    decimals: 18,
    symbol: 'WBESC',
    name: 'Wrapped BESC',
  };
  return {
    name: 'BESC',
    timestamp: '2026-01-01T00:00:00.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: [wbesc, busdc, money].map((token) => ({ ...token, chainId: settings.chain.id })),
  };
}

/**
 * A chain for tests: 1000 BESC to 4000 BUSDC, in which the account holds a tenth; no pool of MONEY; each balance 1000;
 * nothing approved.
 */
export function makeLiquidityChain(settings: Settings = makeSettings()): ChainDouble {
  const double = makeChainDouble(settings);
  const wbesc = addressOf(settings, 'tokens', 'wbesc');
  const { busdc, money } = settings.tokens;
  for (const { address, ...texts } of [
    { address: wbesc, decimals: 18, symbol: 'WBESC', name: 'Wrapped BESC' },
    busdc,
    money,
    { address: unlistedToken, decimals: 9, symbol: 'HENNY', name: 'Henny' },
  ]) {
    double.tokens.set(address, texts);
    double.balances.set(`${address}:${testAccount}`, 1000n * 10n ** BigInt(texts.decimals));
  }
  double.natives.set(testAccount, 1000n * whole);
  const pair = double.putPool({
    tokenA: wbesc,
    tokenB: busdc.address,
    reserveA: 1000n * whole,
    reserveB: 4000n * whole,
    totalSupply: 2000n * whole,
  });
  double.balances.set(`${pair}:${testAccount}`, 200n * whole);
  return double;
}

/** The feature's screens behind a router, in English; answers the element, the router and the query client. */
export function makeLiquidityPage(double: ChainDouble, path: string) {
  const root = createRootRoute({ component: Outlet });
  const pages = Object.entries(screens).map(([path, load]) => {
    const Page = lazyPart(path, load);
    return createRoute({
      getParentRoute: () => root,
      path,
      component: () => (
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      ),
    });
  });
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [path] }),
    notFoundMode: 'root',
    parseSearch: parseQuery,
    stringifySearch: formatQuery,
  });
  const queryClient = new QueryClient();
  const element = (
    <MakeEnglish>
      <QueryClientProvider client={queryClient}>
        <ChainProvider chain={double.chain}>
          <ToastsContext value={silence}>
            <RouterProvider router={router as never} />
          </ToastsContext>
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>
  );
  return { element, router, queryClient };
}
