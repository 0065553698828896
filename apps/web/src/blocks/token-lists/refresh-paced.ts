/** Lists are looked at again every ten minutes (LIST-32). */
export const refreshMs = 600_000;

/**
 * Calls `refresh` every ten minutes, but only while it is allowed and the page is seen; what fell due meanwhile is made
 * up for once. Answers how to stop.
 */
export function refreshPaced(options: {
  readonly isAllowed: () => boolean;
  /** Tells when `isAllowed` may answer otherwise; answers how to stop telling. */
  readonly onAllowedChange: (listener: () => void) => () => void;
  readonly refresh: () => void;
}): () => void {
  const { isAllowed, onAllowedChange, refresh } = options;
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pace = (): void => {
    clearTimeout(timer);
    if (document.hidden || !isAllowed()) return;
    if (Date.now() - last >= refreshMs) {
      last = Date.now();
      refresh();
    }
    timer = setTimeout(pace, last + refreshMs - Date.now());
  };
  const stopTelling = onAllowedChange(pace);
  document.addEventListener('visibilitychange', pace);
  pace();
  return () => {
    clearTimeout(timer);
    stopTelling();
    document.removeEventListener('visibilitychange', pace);
  };
}
