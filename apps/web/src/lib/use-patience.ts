import { useEffect, useState } from 'react';

/** Whether to go on: nothing is waited for, or it was for so long that it is done without. */
export function usePatience(isWaiting: boolean, patienceMs: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting, patienceMs]);
  return !isWaiting || isOver;
}
