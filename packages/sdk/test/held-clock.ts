import type { Clock } from '../src/shared/nodes/clock';

/** A clock that stands: waits of a second and more end when `pass` says that their time is over, in the order they began. */
export function makeHeldClock(): Clock & { held(): number; pass(): void } {
  const waits = new Set<{ readonly milliseconds: number; readonly run: () => void }>();
  let passed = 0;
  return {
    now: () => passed,
    after: (milliseconds, run) => {
      if (milliseconds < 1000) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      }
      const wait = { milliseconds, run };
      waits.add(wait);
      return () => waits.delete(wait);
    },
    held: () => waits.size,
    pass() {
      for (const wait of [...waits]) {
        waits.delete(wait);
        passed += wait.milliseconds;
        wait.run();
      }
    },
  };
}
