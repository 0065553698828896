import { useEffect, useState } from 'react';

type Drawing = typeof import('./chart-drawing')['ChartDrawing'];

/** Once it is there, later charts draw at once. */
let loaded: Drawing | undefined;

/** The canvas part of charts, which is asked for as soon as a chart is shown, whether or not it has points yet. */
export type ChartDrawingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly Drawing: Drawing }
  | { readonly kind: 'failed' };

/** How far the canvas part is; `retry` asks for it again after it has failed. */
export function useChartDrawing(): { readonly drawing: ChartDrawingState; retry(): void } {
  const [drawing, setDrawing] = useState<ChartDrawingState>(() =>
    loaded === undefined ? { kind: 'loading' } : { kind: 'ready', Drawing: loaded },
  );
  const isLoading = drawing.kind === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isGone = false;
    import('./chart-drawing').then(
      ({ ChartDrawing }) => {
        loaded = ChartDrawing;
        if (!isGone) setDrawing({ kind: 'ready', Drawing: ChartDrawing });
      },
      () => {
        if (!isGone) setDrawing({ kind: 'failed' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [isLoading]);
  return { drawing, retry: () => setDrawing({ kind: 'loading' }) };
}
