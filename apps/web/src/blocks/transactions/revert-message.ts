import type { Message } from '../language/message';

/** Why the chain would refuse a transaction, in the documents' sentence. */
export function revertMessage(reason: string | undefined): Message {
  const text = 'The transaction cannot succeed due to error: %reason%.';
  return reason === undefined
    ? { text, parts: { reason: { text: 'Unknown error, check the logs' } } }
    : { text, values: { reason } };
}
