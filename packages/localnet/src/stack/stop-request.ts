/**
 * Settles when this process is asked to end: by a signal, or because the one that started it and holds its channel is
 * gone. Later signals are ignored; without a channel only signals count.
 */
export function stopRequest(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    process.on('disconnect', () => resolve());
    // The channel alone must not keep us alive.
    process.channel?.unref();
  });
}
