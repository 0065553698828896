import { vi } from 'vitest';

/** Looks again until `look` does not throw; a slow machine is waited for up to the limit of the test. */
export const eventually = <Result>(look: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(look, { timeout: 100_000, interval: 10 });
