/** When a guardian's pause that still runs will end, in unix seconds as all of it; undefined where none is known to run. */
export function pauseEnd(pausedUntil: number | undefined, now: number | bigint | undefined): number | undefined {
  return pausedUntil !== undefined && now !== undefined && now < pausedUntil ? pausedUntil : undefined;
}
