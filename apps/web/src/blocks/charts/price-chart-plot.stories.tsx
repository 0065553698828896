import { nativeCoin } from '@besc/domain/shared/token';
import { MakeEnglish } from '../language/make-english';
import { makeToken } from '../token-select/make-token';
import { PriceChartPlot } from './price-chart-plot';

export default { title: 'Web/PriceChartPlot', component: PriceChartPlot };

const [input, output] = [nativeCoin(2372), makeToken('MONEY')];
const pair = { input, output, inputToken: makeToken('WBESC'), outputToken: output };
const points = Array.from({ length: 24 }, (_, hour) => ({
  time: 1_780_000_000 + hour * 3600,
  value: 0.22 + 0.01 * Math.sin(hour / 3),
}));
const common = { pair, window: 0, reason: 'failed', change: { kind: 'up', fraction: 0.04 }, height: 300 } as const;
const rest = { footer: 'Source: trades of this pair', onRead: () => undefined, onRetry: () => undefined };

export const States = {
  render: () => (
    <MakeEnglish>
      <div className="grid gap-8 lg:grid-cols-3">
        <PriceChartPlot {...common} {...rest} points={points} />
        <PriceChartPlot {...common} {...rest} points={undefined} />
        <PriceChartPlot {...common} {...rest} points={[]} />
        <PriceChartPlot {...common} {...rest} points={[]} reason="no prices" />
      </div>
    </MakeEnglish>
  ),
};
