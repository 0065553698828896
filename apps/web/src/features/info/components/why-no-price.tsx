import type { NoPrice, PriceObstacle } from '@besc/domain/market/why-no-price';
import type { Address } from '@besc/domain/shared/address';
import { formatExact } from '@besc/domain/shared/amount';
import { fraction, toSignificant } from '@besc/domain/shared/fraction';
import { Notice } from '@besc/ui/notice';
import { useChain } from '../../../blocks/chain/chain-context';
import { deployedToken } from '../../../blocks/chain/deployed-token';
import { wbescToken } from '../../../blocks/chain/wbesc-token';
import { useText } from '../../../blocks/language/use-text';
import { formatDecimal } from '../../../lib/format-decimal';

/** Why a token has no price in USD: the rule, and of each pair what it lacks. */
export function WhyNoPrice({ reason, symbol }: { readonly reason: NoPrice<Address>; readonly symbol: string }) {
  const { t } = useText();
  return (
    <Notice tone="warning" title={t('Why does %symbol% have no price?', { symbol })}>
      {reason.kind === 'native unpriced' ? (
        t('BESC itself has no trusted price in USD now, so nothing has one.')
      ) : (
        <>
          <p>{t('A token is priced by its pool with one of these, when that pool is large enough:')}</p>
          <ul className="mt-1 list-disc ps-5">
            {reason.obstacles.map((obstacle) => (
              <Obstacle key={obstacle.trusted} obstacle={obstacle} symbol={symbol} />
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

function Obstacle({ obstacle, symbol }: { readonly obstacle: PriceObstacle<Address>; readonly symbol: string }) {
  const { t, locale } = useText();
  const { settings } = useChain();
  const known = [wbescToken(settings), deployedToken(settings, 'stable'), deployedToken(settings, 'money')];
  const trusted = known.find(({ address }) => address === obstacle.trusted)?.symbol ?? '';
  if (obstacle.kind === 'no liquidity') {
    return <li>{t('%trusted%: there is no pool of it with %symbol%, or it is empty.', { trusted, symbol })}</li>;
  }
  if (obstacle.kind === 'trusted unpriced') {
    return <li>{t('%trusted%: it has no price itself.', { trusted })}</li>;
  }
  const worth = toSignificant(fraction(obstacle.worthE18, 10n ** 18n), 6);
  return (
    <li>
      {t('%trusted%: the pool holds %worth% BESC, and %minimum% BESC are needed.', {
        trusted,
        worth: formatDecimal(worth, locale),
        minimum: formatDecimal(formatExact(obstacle.minimumE18, 18), locale),
      })}
    </li>
  );
}
