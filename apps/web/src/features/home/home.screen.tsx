import { Skeleton } from '@besc/ui/skeleton';
import { Suspense } from 'react';
import { useAccount } from '../../blocks/wallet/use-account';
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
  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-10 px-4 py-6 sm:px-6 md:gap-14 md:py-10">
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
