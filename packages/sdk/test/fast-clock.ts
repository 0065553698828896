import type { Clock } from '../src/shared/nodes/clock';

/** A clock that keeps a list of the waits asked for and cuts those of a second and more short. */
export function makeFastClock(): Clock & { readonly waits: number[] } {
  const waits: number[] = [];
  let passed = 0;
  return {
    waits,
    now: () => passed,
    after: (milliseconds, run) => {
      if (milliseconds >= 1000) waits.push(milliseconds);
      const timer = setTimeout(
        () => {
          passed += milliseconds;
          run();
        },
        Math.min(milliseconds, 5),
      );
      return () => clearTimeout(timer);
    },
  };
}
