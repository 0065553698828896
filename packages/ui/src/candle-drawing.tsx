import {
  CandlestickSeries,
  CrosshairMode,
  createChart,
  HistogramSeries,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  LineStyle,
  TickMarkType,
  type UTCTimestamp,
} from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import { chartScale } from './chart-scale';
import { finestStep } from './finest-step';
import { cssColourToRgba } from './styles/css-colour-to-rgba';
import { watchTheme } from './watch-theme';

export interface Candle {
  /** Unix time in seconds; strictly rising along the list. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

export interface CandleDrawingProps {
  readonly candles: readonly Candle[];
  /** Seconds before the newest candle that are in sight at first; as many candles as there is room for when undefined. */
  readonly span: number | undefined;
  /** The candle under the crosshair. */
  readonly index: number | undefined;
  readonly onIndexChange: (index: number | undefined) => void;
  /** How the highest and the lowest price in sight are called. */
  readonly words: { readonly high: string; readonly low: string };
  readonly formatValue: (value: number) => string;
  readonly formatTicks: (values: readonly number[]) => string[];
  /** `date` is where a day, a month or a year begins. */
  readonly formatTick: (time: number, kind: 'date' | 'time') => string;
  /** Called while the oldest candles are in sight. */
  readonly onStart: () => void;
}

interface Drawn {
  readonly chart: IChartApi;
  readonly prices: ISeriesApi<'Candlestick'>;
  readonly volumes: ISeriesApi<'Histogram'>;
  readonly high: IPriceLine;
  readonly low: IPriceLine;
}

/** So many candles before the oldest one in sight older ones are asked for. */
const margin = 20;
/** Each key or turn of the wheel shows this part more or less. */
const zoomStep = 0.8;
/** The width in px that a candle has at first. */
const firstWidth = 8;

function scaleOf(candles: readonly Candle[]): number {
  return chartScale(candles.flatMap(({ high, low }) => [high, low]));
}

/** Shows more (above 1) or less of the time, with the newest candle in sight held in its place. */
function zoom(chart: IChartApi, factor: number): void {
  const range = chart.timeScale().getVisibleLogicalRange();
  if (range === null) return;
  const width = Math.max(8, (range.to - range.from) * factor);
  chart.timeScale().setVisibleLogicalRange({ from: range.to - width, to: range.to });
}

/** The canvas part of CandleChart: candles over bars of volume, to drag, pinch and turn the wheel over. */
export function CandleDrawing(props: CandleDrawingProps) {
  const { candles, index } = props;
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn>(undefined);
  const latest = useRef(props);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const real = (value: number) => value / scaleOf(latest.current.candles);
    const chart = createChart(element, {
      autoSize: true,
      // The library's own logo would bring a style element and innerHTML; the notice is a link on the page instead.
      layout: { attributionLogo: false, background: { color: 'transparent' }, fontSize: 12 },
      grid: { vertLines: { visible: false } },
      rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.1, bottom: 0.26 } },
      timeScale: {
        borderVisible: false,
        minBarSpacing: 1,
        maxBarSpacing: 28,
        rightOffset: 2,
        fixLeftEdge: true,
        timeVisible: true,
        allowBoldLabels: false,
        tickMarkFormatter: (time: number, kind: TickMarkType) =>
          latest.current.formatTick(time, kind >= TickMarkType.Time ? 'time' : 'date'),
      },
      localization: {
        priceFormatter: (value: number) => latest.current.formatValue(real(value)),
        tickmarksPriceFormatter: (values: number[]) => latest.current.formatTicks(values.map(real)),
      },
      crosshair: {
        mode: CrosshairMode.Normal,
        vertLine: { style: LineStyle.Solid, labelVisible: false },
        horzLine: { style: LineStyle.SparseDotted },
      },
      // The page scrolls by wheel and by a finger that goes up or down; the rest is the chart's.
      handleScroll: { mouseWheel: false, pressedMouseMove: true, horzTouchDrag: true, vertTouchDrag: false },
      handleScale: { mouseWheel: false, pinch: true, axisPressedMouseMove: true },
    });
    const prices = chart.addSeries(CandlestickSeries, { priceLineStyle: LineStyle.SparseDotted });
    const volumes = chart.addSeries(HistogramSeries, {
      priceScaleId: '',
      priceLineVisible: false,
      lastValueVisible: false,
    });
    volumes.priceScale().applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } });
    const line = () => prices.createPriceLine({ price: 0, lineVisible: false, axisLabelVisible: false, title: '' });
    drawn.current = { chart, prices, volumes, high: line(), low: line() };
    chart.subscribeCrosshairMove((event) => {
      // Moves made by code carry no pointer; answering them would go round in circles.
      if (!event.sourceEvent) return;
      const at = event.point && event.logical !== undefined ? Math.round(event.logical) : undefined;
      const { length } = latest.current.candles;
      latest.current.onIndexChange(
        at === undefined || length === 0 ? undefined : Math.min(length - 1, Math.max(0, at)),
      );
    });
    chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
      if (range === null || !drawn.current) return;
      markExtremes(drawn.current, latest.current, range);
      if (range.from < margin) latest.current.onStart();
    });
    const onWheel = (event: WheelEvent) => {
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (!event.ctrlKey && !isSideways) return;
      event.preventDefault();
      if (event.ctrlKey) zoom(chart, event.deltaY > 0 ? 1 / zoomStep : zoomStep);
      else {
        const scale = chart.timeScale();
        scale.scrollToPosition(scale.scrollPosition() + event.deltaX / scale.options().barSpacing, false);
      }
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '+') zoom(chart, zoomStep);
      if (event.key === '-') zoom(chart, 1 / zoomStep);
    };
    element.parentElement?.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.parentElement?.removeEventListener('keydown', onKey);
      drawn.current = undefined;
      chart.remove();
    };
  }, []);

  useEffect(() => {
    if (!drawn.current) return;
    const { chart, prices } = drawn.current;
    const scale = scaleOf(candles);
    const isFirst = prices.data().length === 0;
    prices.applyOptions({
      priceFormat: {
        type: 'custom',
        minMove: finestStep(candles.flatMap(({ high, low }) => [high * scale, low * scale])),
        formatter: (value: number) => latest.current.formatValue(value / scale),
      },
    });
    prices.setData(
      candles.map(({ time, open, high, low, close }) => ({
        time: time as UTCTimestamp,
        open: open * scale,
        high: high * scale,
        low: low * scale,
        close: close * scale,
      })),
    );
    if (place.current) paint(drawn.current, place.current, candles);
    if (isFirst) {
      const { span } = latest.current;
      const newest = candles.at(-1)?.time ?? 0;
      const room =
        span === undefined
          ? Math.floor(chart.timeScale().width() / firstWidth)
          : candles.filter(({ time }) => time >= newest - span).length;
      const width = Math.max(12, Math.min(candles.length, room));
      chart.timeScale().setVisibleLogicalRange({ from: candles.length - width, to: candles.length + 1 });
    }
    const range = chart.timeScale().getVisibleLogicalRange();
    if (range) markExtremes(drawn.current, latest.current, range);
  }, [candles]);

  useEffect(() => {
    return watchTheme(() => {
      if (drawn.current && place.current) paint(drawn.current, place.current, latest.current.candles);
    });
  }, []);

  useEffect(() => {
    if (!drawn.current) return;
    const { chart, prices } = drawn.current;
    const candle = index === undefined ? undefined : candles[index];
    if (candle === undefined || index === undefined) {
      chart.clearCrosshairPosition();
      return;
    }
    const range = chart.timeScale().getVisibleLogicalRange();
    if (range && (index < range.from || index > range.to)) {
      const from = index < range.from ? index - 1 : index + 1 - (range.to - range.from);
      chart.timeScale().setVisibleLogicalRange({ from, to: from + (range.to - range.from) });
    }
    // The pointer's own crosshair stays where it is.
    if (!place.current?.matches(':hover')) {
      chart.setCrosshairPosition(candle.close * scaleOf(candles), candle.time as UTCTimestamp, prices);
    }
  }, [index, candles]);

  return <div ref={place} aria-hidden="true" className="size-full" />;
}

/** Names the highest and the lowest price in sight. */
function markExtremes(
  { high, low }: Drawn,
  { candles, words }: CandleDrawingProps,
  range: { readonly from: number; readonly to: number },
): void {
  const seen = candles.slice(Math.max(0, Math.ceil(range.from)), Math.max(0, Math.floor(range.to) + 1));
  if (seen.length === 0) return;
  const scale = scaleOf(candles);
  const [most, least] = [Math.max(...seen.map((one) => one.high)), Math.min(...seen.map((one) => one.low))];
  high.applyOptions({ price: most * scale, title: words.high, lineVisible: true, axisLabelVisible: true });
  low.applyOptions({ price: least * scale, title: words.low, lineVisible: true, axisLabelVisible: true });
}

/** The colours of the place where the chart stands. A rise is hollow and a fall full, so that colour is not all that tells them. */
function paint({ chart, prices, volumes, high, low }: Drawn, place: HTMLElement, candles: readonly Candle[]) {
  const css = getComputedStyle(place);
  const role = (name: string, opacity?: number) => cssColourToRgba(css.getPropertyValue(`--${name}`), opacity);
  chart.applyOptions({
    layout: { textColor: role('text-muted'), fontFamily: css.fontFamily },
    grid: { horzLines: { color: role('border', 0.55) } },
    crosshair: {
      vertLine: { color: role('border-strong') },
      horzLine: { color: role('border-strong'), labelBackgroundColor: role('border-strong') },
    },
  });
  prices.applyOptions({
    upColor: role('surface'),
    borderUpColor: role('up'),
    wickUpColor: role('up'),
    downColor: role('down'),
    borderDownColor: role('down'),
    wickDownColor: role('down'),
    priceLineColor: role('primary'),
  });
  for (const line of [high, low]) {
    line.applyOptions({
      color: role('border-strong', 0.7),
      axisLabelColor: role('surface-hover'),
      axisLabelTextColor: role('text'),
      lineStyle: LineStyle.SparseDotted,
    });
  }
  const [up, down] = [role('up', 0.35), role('down', 0.35)];
  volumes.setData(
    candles.map(({ time, open, close, volume }) => ({
      time: time as UTCTimestamp,
      value: volume,
      color: close >= open ? up : down,
    })),
  );
}
