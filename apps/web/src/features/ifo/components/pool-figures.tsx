import { ifoTaxScale, ifoTaxSteps } from '@besc/domain/ifo/ifo-shares';
import { fraction } from '@besc/domain/shared/fraction';
import { DataRow } from '@besc/ui/data-row';
import { rateText } from '../../../blocks/amounts/rate-text';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import type { PoolView, SaleView } from '../sale-view';

/** What a pool offers, asks and has taken in; all dashes while its tokens are not known. */
export function PoolFigures({ view, part }: { readonly view: SaleView; readonly part: PoolView }) {
  const { t, locale } = useText();
  const { tokens } = view;
  const { pid, pool, share, feeRate } = part;
  const raised = (amount: bigint, meaning: 'held' | 'paid' = 'held') =>
    tokens === undefined ? (
      '–'
    ) : (
      <ShownAmount amount={amount} decimals={tokens.raised.decimals} meaning={meaning} symbol={tokens.raised.symbol} />
    );
  const price = tokens && (pool.raising * 10n ** BigInt(tokens.offered.decimals)) / pool.offering;
  return (
    <>
      <DataRow label={t('Total committed')} isStrong>
        {raised(pool.total)} ({rateText(share, locale)})
      </DataRow>
      <DataRow label={t('Funds to raise')}>{raised(pool.raising)}</DataRow>
      <DataRow label={t('Tokens on sale')}>
        {tokens === undefined ? (
          '–'
        ) : (
          <ShownAmount
            amount={pool.offering}
            decimals={tokens.offered.decimals}
            meaning="held"
            symbol={tokens.offered.symbol}
          />
        )}
      </DataRow>
      <DataRow label={t('Price of one token')}>{price === undefined ? '–' : raised(price, 'paid')}</DataRow>
      {pid === 0 ? (
        <DataRow
          label={t('Max. commitment')}
          help={{
            name: t('About the cap'),
            text: t('About 100 USD, set some 30 minutes before the start by the price of that time.'),
          }}
        >
          {raised(pool.limitPerUser)}
        </DataRow>
      ) : null}
      {pool.hasTax ? (
        <DataRow
          label={t('Participation fee')}
          help={{
            name: t('About the fee'),
            text: (
              <>
                {t('Taken only from what comes back. It begins at 1% and falls as more is committed:')}
                {ifoTaxSteps.toReversed().map(({ times, rate }) => (
                  <span key={String(times)} className="block">
                    {times === 0n
                      ? t('at first: %rate%', { rate: rateText(fraction(rate, ifoTaxScale), locale) ?? '' })
                      : t('from %times% times: %rate%', {
                          times: String(times),
                          rate: rateText(fraction(rate, ifoTaxScale), locale) ?? '',
                        })}
                  </span>
                ))}
              </>
            ),
          }}
        >
          {rateText(feeRate, locale)}
        </DataRow>
      ) : null}
    </>
  );
}
