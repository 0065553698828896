import { fraction, mul, toFixed } from '@besc/domain/shared/fraction';
import { routeGain } from '@besc/domain/swap/route-gain';
import { usualSwapGas } from '@besc/domain/swap/usual-swap-gas';
import { approvalGas } from '@besc/sdk/tokens/approval-gas';
import { DataRow } from '@besc/ui/data-row';
import { UsualCost } from '../../../blocks/action/usual-cost';
import { useText } from '../../../blocks/language/use-text';
import { formatPercent } from '../../../lib/format-percent';
import type { Swap } from '../use-swap';

/** Above this the pool of the two is as good as empty, and a number would say nothing more. */
const mostPercent = 1000;

/** What the route brings against the direct pool, and about what the network takes: rows of a `<dl>`. Load it lazily. */
export function CardFigures({ swap: { facts, view } }: { readonly swap: Swap }) {
  const { t, locale } = useText();
  const { quote } = view;
  if (quote === undefined || facts.reserves.kind !== 'known') return null;
  // Of a token that may keep a part the pools do not tell the price.
  const gain = quote.isMeasured ? undefined : routeGain(quote.trade, facts.reserves.pairs);
  const percent = gain && toFixed(mul(gain, fraction(100n)), 2, 'down');
  const isMost = Number(percent) > mostPercent;
  const gas = usualSwapGas(quote.trade.pairs.length) + (view.approval === 'not-approved' ? approvalGas : 0n);
  return (
    <>
      {percent ? (
        <DataRow label={t('Best route')}>
          <span className="text-success">
            {t('%percent% better than the direct pool', {
              percent: isMost ? `>${formatPercent(String(mostPercent), locale)}` : formatPercent(percent, locale),
            })}
          </span>
        </DataRow>
      ) : null}
      <UsualCost gas={gas} />
    </>
  );
}
