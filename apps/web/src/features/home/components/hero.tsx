import { addressOf } from '@besc/contracts/deploy/address-of';
import { nativeCoin } from '@besc/domain/shared/token';
import { Button } from '@besc/ui/button';
import { Engraving } from '@besc/ui/engraving';
import { Skeleton } from '@besc/ui/skeleton';
import { markHue } from '@besc/ui/token-mark';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { useFeatures } from '../../../blocks/feature/use-features';
import { useText } from '../../../blocks/language/use-text';
import { usdPriceQuery, useHoldingValue } from '../../../blocks/prices/use-holding-value';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { hasFailed } from '../../../lib/has-failed';
import { TokenPriceText } from './token-price-text';

/** Hue of the native coin's own mark. */
const nativeHue = 182;

/** What the product is, the ways into it, and the price of the coin within an engraving of the live pair. */
export function Hero() {
  const { t } = useText();
  const chain = useChain();
  const { settings } = chain;
  const coin = nativeCoin(settings.chain.id);
  const price = useQuery(usdPriceQuery(chain, coin));
  const isAwaited = price.isPending && !hasFailed(price);
  const value = useHoldingValue(coin, 10n ** 18n);
  const links = useFeatures()
    .flatMap(({ front }) => front?.link ?? [])
    .toSorted((one, other) => one.order - other.order);
  return (
    <section className="grid grid-cols-1 items-center gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-10">
      <div className="flex flex-col gap-6">
        <h1 className="text-2xl font-semibold text-balance">{t('Swap any token. Put the rest to work.')}</h1>
        <p className="max-w-[34rem] text-base text-pretty text-text-muted">
          {t(
            'Swap and earn with pools that can’t be switched off. Prices come from the pools, rewards are paid in MONEY, and figures come from the chain and our own index.',
          )}
        </p>
        <div className="flex flex-wrap gap-3">
          {links.map(({ label, path }, index) => (
            <Button
              key={path}
              size="large"
              kind={index === 0 ? 'primary' : 'secondary'}
              className="min-w-36 max-sm:flex-1"
              render={<Link to={path} />}
            >
              {t(label)}
            </Button>
          ))}
        </div>
      </div>
      <div className="relative mx-auto w-full max-w-80 md:max-w-none">
        <Engraving
          hues={[nativeHue, markHue(addressOf(settings, 'tokens', 'money'))]}
          className="aspect-square w-full"
        />
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 text-center">
          <CurrencyMark currency={coin} size={40} />
          <p className="text-sm text-text-muted">{t('1 %symbol%', { symbol: coin.symbol })}</p>
          {/* As large whatever stands in it; another price is another text, so that none moves by the width of its digits. */}
          <div className="flex h-9 w-38 items-center justify-center text-xl font-semibold">
            {isAwaited ? <Skeleton className="h-9 w-24" /> : <TokenPriceText key={price.data} price={value} />}
          </div>
        </div>
      </div>
    </section>
  );
}
