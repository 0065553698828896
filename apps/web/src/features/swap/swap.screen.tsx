import { addressOrder } from '@besc/domain/shared/address-order';
import { wrapped } from '@besc/domain/shared/wrapped';
import { Suspense, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { usePreference } from '../../blocks/preferences/use-preference';
import { lazyPart } from '../../lib/lazy-part';
import { useMedia } from '../../lib/use-media';
import { chartPrice } from './chart-price';
import { chartShown } from './chart-shown';
import { ChartEmpty } from './components/chart-empty';
import { ChartPanelSkeleton } from './components/chart-panel-skeleton';
import { SwapCard } from './components/swap-card';
import { SwapDialogs } from './components/swap-dialogs';
import { directPair } from './direct-pair';
import { useSwap } from './use-swap';
import { useSwapFlow } from './use-swap-flow';

const ChartPanel = lazyPart('swap-chart', async () => (await import('./components/chart-panel')).ChartPanel);
const ChartDialog = lazyPart('swap-chart-dialog', async () => (await import('./components/chart-dialog')).ChartDialog);

/** Room for the chart beside the card (1024 px). */
const withRoomBeside = '(min-width: 64rem)';

/** The exchange: the swap card, and beside it (on small screens: in a dialog) the price chart of the pair. */
export function SwapScreen() {
  const swap = useSwap();
  const flow = useSwapFlow(swap);
  const isWide = useMedia(withRoomBeside);
  const isChartShown = usePreference(chartShown);
  const [isExpanded, setExpanded] = useState(false);
  const [isChartOpen, setChartOpen] = useState(false);
  const [picking, setPicking] = useState<'input' | 'output'>();
  const { input, output, wbesc } = swap.facts;
  const pair = useMemo(
    () =>
      input && output
        ? { input, output, inputToken: wrapped(input, wbesc), outputToken: wrapped(output, wbesc) }
        : undefined,
    [input, output, wbesc],
  );
  const expansion = useMemo(() => ({ isExpanded, onToggle: () => setExpanded(!isExpanded) }), [isExpanded]);
  const chart = {
    isWrapPair: swap.view.wrapKind !== 'none',
    current: pair && chartPrice(swap.facts),
    hasPair: swap.facts.reserves.kind === 'known' ? directPair(swap.facts) !== undefined : undefined,
  };
  const isFinding = [swap.found.input, swap.found.output].some(({ kind }) => kind === 'loading');
  const isChartBeside = isWide && isChartShown;
  // Where there is room the dialog is over, also when the room goes again.
  if (isChartOpen && isWide) setChartOpen(false);
  return (
    <div
      className={
        isChartBeside
          ? isExpanded
            ? 'mx-auto grid w-full px-6 pt-5 pb-10 grid-cols-[minmax(0,1fr)_minmax(0,400px)] items-start gap-6'
            : 'mx-auto grid w-full max-w-[1440px] 3xl:max-w-[1680px] px-6 pt-5 pb-10 grid-cols-[minmax(0,1fr)_minmax(0,440px)] items-start gap-8 xl:gap-12'
          : 'mx-auto flex w-full flex-col items-center px-4 py-3 sm:px-6 sm:py-6'
      }
    >
      {isChartBeside ? (
        <Suspense fallback={<ChartPanelSkeleton isExpanded={isExpanded} />}>
          {pair ? (
            <ChartPanel
              key={[pair.inputToken.address, pair.outputToken.address].sort(addressOrder).join()}
              pair={pair}
              {...chart}
              expansion={expansion}
            />
          ) : isFinding ? (
            <ChartPanelSkeleton isExpanded={isExpanded} />
          ) : (
            <ChartEmpty />
          )}
        </Suspense>
      ) : null}
      <SwapCard swap={swap} flow={flow} onPick={setPicking} onOpenChart={() => setChartOpen(true)} />
      <SwapDialogs
        swap={swap}
        flow={flow}
        picking={picking}
        onPicked={() => setPicking(undefined)}
        onLeaveLink={() => navigate('/swap/', { replace: true })}
      />
      {isChartOpen && !isWide ? (
        <Suspense fallback={null}>
          <ChartDialog pair={pair} {...chart} onClose={() => setChartOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
