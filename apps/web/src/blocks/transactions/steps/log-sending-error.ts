import type { Step } from './action';

/** Logs an error without better words, in the documents' words when it was an approval. */
export function logSendingError(kind: Step['kind'] | undefined, ...errors: readonly unknown[]): void {
  console.error(kind === 'approve' ? 'Failed to approve token' : 'The transaction could not be sent.', ...errors);
}
