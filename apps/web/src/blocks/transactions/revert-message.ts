import type { Message } from '../language/message';

/** Why the chain would refuse a transaction, in the documents' sentence. */
export function revertMessage(reason: string | undefined): Message {
  return {
    text: 'The transaction cannot succeed due to error: %reason%.',
    values: { reason: reason ?? 'Unknown error, check the logs' },
  };
}
