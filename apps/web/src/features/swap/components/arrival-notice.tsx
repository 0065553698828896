import { Notice } from '@besc/ui/notice';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { withParts } from '../../../blocks/language/with-parts';
import type { SwapQuote } from '../swap-quote';

/**
 * Says of a quote with a token that is not known to arrive whole what the simulation found: that less arrives than the
 * pools pay, more because of a surplus, or that it is unknown. Nothing while it runs, and where all of it arrives.
 */
export function ArrivalNotice(props: {
  readonly quote: SwapQuote;
  readonly arrives: bigint | undefined;
  readonly isLoading: boolean;
}) {
  const { t } = useText();
  const { quote, arrives, isLoading } = props;
  const { trade, output } = quote;
  if (!quote.isMeasured || isLoading) return null;
  if (arrives === undefined) {
    return (
      <Notice tone="warning">
        {t('A token on this route may take a transfer fee. If it does, you’ll receive less than this.')}
      </Notice>
    );
  }
  if (arrives === trade.amountOut) return null;
  return (
    <Notice tone="warning" isLive>
      {withParts(
        t(
          arrives < trade.amountOut
            ? 'A token on this route takes a transfer fee: the pools pay %paid% %symbol%, and you receive %arrives%.'
            : 'A pool on this route holds a surplus: you’d receive %arrives% %symbol% now. Anyone can take it first, so only %paid% %symbol% is counted.',
        ),
        {
          paid: <ShownAmount amount={trade.amountOut} decimals={output.decimals} meaning="held" />,
          arrives: <ShownAmount amount={arrives} decimals={output.decimals} meaning="held" />,
          symbol: <CurrencySymbol symbol={output.symbol} />,
        },
      )}
    </Notice>
  );
}
