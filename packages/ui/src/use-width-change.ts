import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls back when one of the elements, or the window, has got another width, and when a font has come; changes of height
 * alone are no news.
 */
export function useWidthChange(elements: () => readonly (Element | null | undefined)[], onChange: () => void): void {
  const latest: RefObject<() => void> = useRef(onChange);
  latest.current = onChange;
  const find = useRef(elements);
  useEffect(() => {
    const widths = new Map<Element, number>();
    const tell = () => latest.current();
    const observer =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver((entries) => {
            const isNews = entries.some(({ target, contentRect }) => widths.get(target) !== contentRect.width);
            for (const { target, contentRect } of entries) widths.set(target, contentRect.width);
            if (isNews) tell();
          });
    for (const element of find.current()) if (element) observer?.observe(element);
    window.addEventListener('resize', tell);
    document.fonts?.addEventListener('loadingdone', tell);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', tell);
      document.fonts?.removeEventListener('loadingdone', tell);
    };
  }, []);
}
