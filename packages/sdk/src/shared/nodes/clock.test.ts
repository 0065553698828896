import { expect, test, vi } from 'vitest';
import { systemClock } from './clock';

test('the time goes on when the machine’s clock is put back or ahead', () => {
  const before = systemClock.now();
  for (const step of [-600_000, 600_000]) {
    const date = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + step);
    try {
      expect(systemClock.now()).toBeGreaterThanOrEqual(before);
      expect(systemClock.now()).toBeLessThan(before + 600_000);
    } finally {
      date.mockRestore();
    }
  }
});
