/** So long a page can be busy without anybody seeing it. */
const sliceMs = 8;

/** Does long work step by step, and lets the page draw and answer in between. Rejects with the signal's reason. */
export async function inSlices<Result>(steps: Generator<void, Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    const until = performance.now() + sliceMs;
    while (performance.now() < until) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}
