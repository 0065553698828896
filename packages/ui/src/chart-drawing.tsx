import {
  AreaSeries,
  CrosshairMode,
  createChart,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LastPriceAnimationMode,
  LineSeries,
  LineStyle,
  LineType,
  type UTCTimestamp,
} from 'lightweight-charts';
import { type PointerEvent, useEffect, useRef } from 'react';
import { chartScale } from './chart-scale';
import { type ChartSlot, chartSlots } from './chart-slots';
import { finestStep } from './finest-step';
import { cssColourToRgba } from './styles/css-colour-to-rgba';
import { watchTheme } from './watch-theme';

export interface ChartPoint {
  /** Unix time in seconds; strictly rising along the list. */
  time: number;
  value: number;
}

export type ChartKind = 'area' | 'line' | 'bars';

export interface ChartDrawingProps {
  points: readonly ChartPoint[];
  tone: 'primary' | 'up' | 'down';
  kind: ChartKind;
  /** The point under the crosshair. */
  index: number | undefined;
  onIndexChange(index: number | undefined): void;
  /** Called once, when the line can be seen. */
  onDrawn(): void;
  formatValue(value: number): string;
  /** The labels of the price axis, all at once, so that they can share one number of decimals. */
  formatTicks?: ((values: readonly number[]) => string[]) | undefined;
  formatTime(time: number): string;
}

interface Drawn {
  chart: IChartApi;
  series: ISeriesApi<'Area'> | ISeriesApi<'Line'> | ISeriesApi<'Histogram'>;
  /** What stands in each place of the time axis, by the library's logical index. */
  slots: readonly ChartSlot[];
}

function scaleOf(points: readonly ChartPoint[]): number {
  return chartScale(points.map(({ value }) => value));
}

/** The point that is read at a place of the time axis. */
function readAt(slots: readonly ChartSlot[], logical: number): ChartSlot | undefined {
  return slots[Math.min(slots.length - 1, Math.max(0, Math.round(logical)))];
}

/** The colours of the place where the chart stands; a canvas cannot follow CSS by itself. */
function paint({ chart, series }: Drawn, place: HTMLElement, tone: ChartDrawingProps['tone']) {
  const css = getComputedStyle(place);
  const role = (name: string, opacity?: number) => cssColourToRgba(css.getPropertyValue(`--${name}`), opacity);
  chart.applyOptions({
    layout: { textColor: role('text-muted'), fontFamily: css.fontFamily },
    grid: { horzLines: { color: role('border', 0.55) } },
    crosshair: {
      vertLine: { color: role('border-strong'), labelBackgroundColor: role('surface-hover') },
      horzLine: { color: role('border-strong'), labelBackgroundColor: role('surface-hover') },
    },
  });
  const marker = { crosshairMarkerBackgroundColor: role(tone), crosshairMarkerBorderColor: role('surface') };
  series.applyOptions({
    priceLineColor: role(tone, 0.7),
    ...(series.seriesType() === 'Area'
      ? { ...marker, lineColor: role(tone), topColor: role(tone, 0.2), bottomColor: role(tone, 0) }
      : series.seriesType() === 'Line'
        ? { ...marker, color: role(tone) }
        : { color: role(tone, 0.7) }),
  });
}

/** Puts the crosshair on a point. */
function mark({ chart, series }: Pick<Drawn, 'chart' | 'series'>, points: readonly ChartPoint[], point: ChartPoint) {
  chart.setCrosshairPosition(point.value * scaleOf(points), point.time as UTCTimestamp, series);
}

/** The canvas part of LineChart, in a module of its own because the library weighs 50 KiB. Give it a new key to change its kind. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { points, tone, index, onIndexChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn>(undefined);
  const latest = useRef(props);

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!place.current) return;
    /** The value a drawn one stands for. */
    const real = (value: number) => value / scaleOf(latest.current.points);
    const chart = createChart(place.current, {
      autoSize: true,
      // The library's own logo would bring a style element and innerHTML; the notice is a link on the page instead.
      layout: { attributionLogo: false, background: { color: 'transparent' }, fontSize: 12 },
      grid: { vertLines: { visible: false } },
      rightPriceScale: {
        borderVisible: false,
        entireTextOnly: true,
        tickMarkDensity: 4,
        scaleMargins: { top: 0.12, bottom: 0.08 },
      },
      timeScale: {
        borderVisible: false,
        // All places fit, however narrow the chart is.
        minBarSpacing: 0.1,
        fixLeftEdge: true,
        fixRightEdge: true,
        timeVisible: true,
        allowBoldLabels: false,
        tickMarkFormatter: (time: number) => latest.current.formatTime(time),
      },
      localization: {
        priceFormatter: (value: number) => latest.current.formatValue(real(value)),
        tickmarksPriceFormatter: (drawnValues: number[]) => {
          const values = drawnValues.map(real);
          return latest.current.formatTicks?.(values) ?? values.map(latest.current.formatValue);
        },
        timeFormatter: (time: number) => latest.current.formatTime(time),
      },
      crosshair: {
        mode: CrosshairMode.Magnet,
        vertLine: { style: LineStyle.Solid, labelVisible: false },
        horzLine: { visible: false, labelVisible: false },
      },
      // The range is chosen outside; the page scrolls, not the chart.
      handleScroll: false,
      handleScale: false,
      kineticScroll: { touch: false, mouse: false },
    });
    const common = {
      // Where the value stands now, carried to the axis.
      priceLineVisible: true,
      priceLineStyle: LineStyle.SparseDotted,
      priceLineWidth: 1,
      lastValueVisible: false,
    } as const;
    const line = {
      ...common,
      lineWidth: 2,
      lineType: LineType.Simple,
      lastPriceAnimation: LastPriceAnimationMode.Disabled,
      crosshairMarkerRadius: 5,
      crosshairMarkerBorderWidth: 2,
    } as const;
    const { kind } = latest.current;
    const series =
      kind === 'bars'
        ? chart.addSeries(HistogramSeries, { ...common, priceLineVisible: false })
        : kind === 'area'
          ? chart.addSeries(AreaSeries, line)
          : chart.addSeries(LineSeries, line);
    chart.subscribeCrosshairMove((event) => {
      // Moves made by code carry no pointer; answering them would go round in circles.
      if (!event.sourceEvent || !event.point || event.logical === undefined) return;
      const slot = readAt(drawn.current?.slots ?? [], event.logical);
      latest.current.onIndexChange(slot?.index);
      const point = slot && latest.current.points[slot.index];
      // The library's line stands where the pointer is, the reading at the nearest point.
      if (point && !slot.isPoint) mark({ chart, series }, latest.current.points, point);
    });
    drawn.current = { chart, series, slots: [] };
    // The library paints in the next frame; its request stands before this one.
    const frame = requestAnimationFrame(() => latest.current.onDrawn());
    return () => {
      cancelAnimationFrame(frame);
      drawn.current = undefined;
      chart.remove();
    };
  }, []);

  useEffect(() => {
    if (!drawn.current) return;
    const scale = scaleOf(points);
    const values = points.map(({ value }) => value * scale);
    const slots = chartSlots(points.map(({ time }) => time));
    const data = slots.map(({ index, isPoint, ...slot }) => {
      const time = slot.time as UTCTimestamp;
      return isPoint ? { time, value: values[index] ?? 0 } : { time };
    });
    drawn.current.slots = slots;
    drawn.current.series.applyOptions({
      priceFormat: {
        type: 'custom',
        minMove: finestStep(values),
        formatter: (value: number) => latest.current.formatValue(value / scale),
      },
    });
    drawn.current.series.setData(data);
    drawn.current.chart.timeScale().fitContent();
  }, [points]);

  useEffect(() => {
    const repaint = () => {
      if (drawn.current && place.current) paint(drawn.current, place.current, tone);
    };
    repaint();
    return watchTheme(repaint);
  }, [tone]);

  useEffect(() => {
    const point = index === undefined ? undefined : points[index];
    if (!drawn.current) return;
    if (point) mark(drawn.current, points, point);
    else drawn.current.chart.clearCrosshairPosition();
  }, [index, points]);

  /** The library shows its crosshair on touch only after a long press; a finger that slides should do. */
  function onPointer(event: PointerEvent) {
    if (event.pointerType !== 'touch' || !place.current || !drawn.current) return;
    const x = event.clientX - place.current.getBoundingClientRect().left;
    const logical = drawn.current.chart.timeScale().coordinateToLogical(x);
    if (logical !== null) onIndexChange(readAt(drawn.current.slots, logical)?.index);
  }

  return (
    <div
      ref={place}
      aria-hidden="true"
      className="size-full"
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') onIndexChange(undefined);
      }}
    />
  );
}
