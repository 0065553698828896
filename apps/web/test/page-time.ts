import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** The time by the page's clock, and whether somebody sees the page, in the tests of one `describe`. */
export function pageTime() {
  let passed = 0;
  let isShown = true;
  let spies: readonly { mockRestore: () => void }[] = [];
  beforeEach(() => {
    passed = 0;
    isShown = true;
    const now = Date.now.bind(Date);
    spies = [
      vi.spyOn(Date, 'now').mockImplementation(() => now() + passed),
      vi.spyOn(document, 'hidden', 'get').mockImplementation(() => !isShown),
    ];
  });
  afterEach(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const turn = (to: boolean) => {
    isShown = to;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  return {
    /** That many milliseconds later nothing has been asked for. */
    pass(ms: number) {
      passed += ms;
    },
    hide: () => turn(false),
    show: () => turn(true),
  };
}
