/**
 * Runs a task at once, and again `intervalMs` after it has ended, for as long as the page is visible. A hidden page does
 * nothing; one that is shown again runs the task at once. Answers how to stop.
 */
export function repeatWhileVisible(options: {
  /** Must not reject. */
  readonly run: () => Promise<void>;
  readonly intervalMs: number;
}): () => void {
  const { run, intervalMs } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isStopped = false;

  const repeat = async (): Promise<void> => {
    isRunning = true;
    await run();
    isRunning = false;
    if (!isStopped && !document.hidden) timer = setTimeout(() => void repeat(), intervalMs);
  };

  const onVisibility = (): void => {
    clearTimeout(timer);
    if (!document.hidden && !isRunning) void repeat();
  };

  document.addEventListener('visibilitychange', onVisibility);
  if (!document.hidden) void repeat();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
