import { expect, onTestFinished, test, vi } from 'vitest';
import { noLongerThan } from './no-longer-than';

test('what hangs is left behind in time; what ends or fails is not waited for longer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ended = vi.fn();
  void noLongerThan(1_000, new Promise(() => {})).then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
  await noLongerThan(1_000, Promise.resolve());
  await noLongerThan(1_000, Promise.reject(new Error('no')));
});
