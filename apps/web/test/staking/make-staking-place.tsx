import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ChainProvider } from '../../src/blocks/chain/chain-context';
import { ToastsContext } from '../../src/blocks/toast/use-toasts';
import type { ChainDouble } from '../make-chain-double';
import { MakeEnglish } from '../make-english';

export { makeLiquidityChain, testAccount } from '../liquidity/make-liquidity-page';

const silence = { danger: () => undefined, info: () => undefined, success: () => undefined, warning: () => undefined };

/** A part of a screen on a chain for tests, in English; `toasts` hears what is told. */
export function makeStakingPlace(
  double: ChainDouble,
  part: ReactElement,
  toasts: typeof silence = silence,
): ReactElement {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  return (
    <MakeEnglish>
      <QueryClientProvider client={new QueryClient()}>
        <ChainProvider chain={double.chain}>
          <ToastsContext value={toasts}>
            <RouterProvider router={router as never} />
          </ToastsContext>
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>
  );
}
