import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

/** Whether there is room for the chart beside the card (1024 px). */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
