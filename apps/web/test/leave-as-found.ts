import { afterAll, afterEach, vi } from 'vitest';
import { silentIndexes } from '../src/blocks/chain/silent-indexes';

// Files of tests share one process: each leaves behind what it found.

afterEach(() => {
  // An index that was slow for one test is asked by the next.
  silentIndexes.clear();
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
