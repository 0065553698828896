import { useState } from 'react';

/** True from the first moment that `now` is true: what was shown once stays, so that its closing can be drawn. */
export function useHasBeen(now: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(now);
  if (now && !hasBeen) setHasBeen(true);
  return hasBeen || now;
}
