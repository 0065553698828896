import { nativeCoin } from '@besc/domain/shared/token';
import { Skeleton } from '@besc/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { usdPriceQuery } from '../../blocks/prices/use-holding-value';
import { useAccount } from '../../blocks/wallet/use-account';
import { hasFailed } from '../../lib/has-failed';
import { lazyPart } from '../../lib/lazy-part';
import { FirstSteps } from './components/first-steps';
import { FrontTiles } from './components/front-tiles';
import { Hero } from './components/hero';
import { MarketFigures } from './components/market-figures';
import { YourMoney } from './components/your-money';

const MoneySupply = lazyPart('money-supply', async () => (await import('./components/money-supply')).MoneySupply);

/** The front page: what this is, how it stands, and what the connected account has in it. */
export function HomeScreen() {
  const { address } = useAccount();
  const chain = useChain();
  // The first figure of the page tells how old its figures are.
  const price = useQuery(usdPriceQuery(chain, nativeCoin(chain.settings.chain.id)));
  const chainState = useChainState(hasFailed(price));
  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-10 px-4 py-6 sm:px-6 md:gap-14 md:py-10">
      <ChainNotice state={chainState} shownAt={price.dataUpdatedAt || undefined} />
      <Hero />
      <MarketFigures />
      {address === undefined ? <FirstSteps /> : <YourMoney key={address} owner={address} />}
      <FrontTiles />
      <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
        <MoneySupply />
      </Suspense>
    </div>
  );
}
