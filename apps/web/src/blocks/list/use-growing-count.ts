import { useCallback, useState } from 'react';

/**
 * How many of `total` rows are drawn: `step` at first, and as many more each time the end of the list comes into view. Without
 * a step it is all of them. While not all are drawn, put `end` on something below the last row whose key is the count: an
 * observer tells only of changes, and a new one is needed where the end is still in view.
 */
export function useGrowingCount(total: number, step: number | undefined) {
  const [steps, setSteps] = useState(1);
  const count = step === undefined ? total : Math.min(total, steps * step);
  const end = useCallback((place: HTMLElement | null) => {
    if (place === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSteps((before) => before + 1);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return { count, isWhole: count >= total, end };
}
