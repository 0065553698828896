import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Currency } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { pairName } from '@besc/domain/tokens/pair-name';
import { pairOrder } from '@besc/domain/tokens/pair-order';
import { Card } from '@besc/ui/card';
import { IconButton } from '@besc/ui/icon-button';
import { ArrowLeftRight, ChartCandlestick, ChartSpline, Maximize2, Minimize2 } from 'lucide-react';
import { memo, useState } from 'react';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { CandlesView } from '../../../blocks/charts/candles-view';
import { chartKind } from '../../../blocks/charts/chart-kind';
import type { ChartPair } from '../../../blocks/charts/chart-pair';
import { chartView } from '../../../blocks/charts/chart-view';
import { PriceChart } from '../../../blocks/charts/price-chart';
import { WrapPairMessage } from '../../../blocks/charts/wrap-pair-message';
import { usePageOf } from '../../../blocks/feature/use-page-of';
import { useText } from '../../../blocks/language/use-text';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { CurrencyMark } from '../../../blocks/token-select/currency-mark';
import { MarketPanel } from './market-panel';

/** The chart's height in px; the expanded one fills a wide screen. */
const heights = { dialog: 300, normal: 480, expanded: 600 };

/** The other way around: the price of the output in units of the input. */
function turned(pair: ChartPair): ChartPair {
  return {
    input: pair.output,
    output: pair.input,
    inputToken: pair.outputToken,
    outputToken: pair.inputToken,
  };
}

function TokenLink({ currency, to }: { readonly currency: Currency; readonly to: string }) {
  return (
    <Link to={to} className="underline-offset-4 hover:underline">
      {displaySymbol(currency.symbol)}
    </Link>
  );
}

/** Name of the pair with its marks; each token leads to its page. */
function PairName({ pair }: { readonly pair: ChartPair }) {
  const wbesc = addressOf(useChain().settings, 'tokens', 'wbesc');
  const [first, second] = pairOrder(pair.input, pair.output, wbesc);
  const pageOf = usePageOf();
  const tokenOf = (currency: Currency) => (currency === pair.input ? pair.inputToken : pair.outputToken).address;
  return (
    <span className="flex items-center gap-2">
      <span className="flex">
        <CurrencyMark currency={first} size={28} />
        <span className="-ms-2 flex">
          <CurrencyMark currency={second} size={28} />
        </span>
      </span>
      <bdi>
        {pageOf ? (
          <>
            <TokenLink currency={first} to={pageOf.token(tokenOf(first))} />
            <span className="text-text-muted">/</span>
            <TokenLink currency={second} to={pageOf.token(tokenOf(second))} />
          </>
        ) : (
          pairName(pair.input, pair.output, wbesc)
        )}
      </bdi>
    </span>
  );
}

/**
 * The price chart beside the swap card, or alone in its dialog on small screens. Redrawn only when its own props
 * change: hundreds of points must not follow every typed digit.
 */
export const ChartPanel = memo(function ChartPanel(props: {
  readonly pair: ChartPair;
  readonly isWrapPair: boolean;
  /** Price of the input in the output from the chain, for drawing. */
  readonly current: number | undefined;
  /** Whether the chain has a pair of exactly these two; undefined while unknown. */
  readonly hasPair: boolean | undefined;
  /** Absent in the dialog, which cannot grow. */
  readonly expansion?: { readonly isExpanded: boolean; readonly onToggle: () => void };
}) {
  const { t } = useText();
  const [isTurned, setTurned] = useState(false);
  const view = usePreference(chartView);
  const kind = usePreference(chartKind);
  const { isWrapPair, current, hasPair, expansion } = props;
  const pair = isTurned ? turned(props.pair) : props.pair;
  const height = expansion === undefined ? heights.dialog : expansion.isExpanded ? heights.expanded : heights.normal;
  // Candles are of a pair's own trades: what is priced by others has none.
  const hasCandles = !isWrapPair && hasPair !== false && view === 'basic';
  const isInCandles = hasCandles && kind === 'candles';
  const actions = (
    <>
      {hasCandles ? (
        <IconButton
          label={t(isInCandles ? 'Show a line' : 'Show candles')}
          icon={isInCandles ? <ChartSpline size={18} aria-hidden /> : <ChartCandlestick size={18} aria-hidden />}
          onClick={() => chartKind.set(isInCandles ? 'line' : 'candles')}
        />
      ) : null}
      {isWrapPair ? null : (
        <IconButton
          label={t('Invert the price')}
          icon={<ArrowLeftRight size={18} aria-hidden />}
          onClick={() => setTurned(!isTurned)}
        />
      )}
      {expansion ? (
        <IconButton
          label={t(expansion.isExpanded ? 'Shrink the chart' : 'Expand the chart')}
          icon={expansion.isExpanded ? <Minimize2 size={18} aria-hidden /> : <Maximize2 size={18} aria-hidden />}
          onClick={expansion.onToggle}
        />
      ) : null}
    </>
  );
  const price = current === undefined || !isTurned ? current : 1 / current;
  const line = <PriceChart pair={pair} current={price} hasPair={hasPair} view={view} height={height} />;
  const chart = isWrapPair ? (
    <WrapPairMessage height={height + 124} />
  ) : (
    <>
      {isInCandles ? (
        <CandlesView
          key={isTurned ? 'turned' : 'straight'}
          pair={pair}
          current={price}
          height={height}
          otherwise={line}
        />
      ) : (
        line
      )}
      {hasPair === false ? null : <MarketPanel pair={pair} />}
    </>
  );
  if (!expansion) {
    return (
      <div>
        <div className="mb-2 flex items-center justify-between font-semibold">
          <PairName pair={pair} />
          <span className="flex">{actions}</span>
        </div>
        {chart}
      </div>
    );
  }
  return (
    <Card kind="plain" title={<PairName pair={pair} />} actions={actions}>
      {chart}
    </Card>
  );
});
