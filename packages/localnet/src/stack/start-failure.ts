/** What went wrong at a start as one plain sentence and what to do; unknown errors keep their whole text. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return `The local stack did not start: ${String(error)}`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  switch (code) {
    case 'STACK_RUNNING':
    case 'START_ARGUMENT':
    case 'ANVIL_MISSING':
    case 'WEB_BUILD_FAILED':
    case 'SERVICE_FAILED':
      return error.message;
    case 'EACCES':
    case 'EROFS':
      return `The local stack may not write its data (${error.message}): make the folder .localnet writable.`;
    case 'ENOSPC':
      return 'The disk is full: free about 1 GB and run npm start again.';
    case 'EADDRINUSE':
      return portTaken(error);
    case 'CHAIN_START_FAILED':
      if (/in use/i.test(error.message)) return portTaken(error);
      return `${error.message}\nRun npm start -- --fresh to start over.`;
    case 'HISTORY_FAILED':
    case 'MARKET_OPENING_FAILED':
      return `${error.message}\nRun npm start -- --fresh to start over.`;
    default:
      return `The local stack did not start: ${error.stack ?? error.message}`;
  }
}

/** What is kept is as it was: it need not be thrown away. */
function portTaken({ message }: Error): string {
  return `A port was taken while starting (${message}): run npm start again.`;
}
