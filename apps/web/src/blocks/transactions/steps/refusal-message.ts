import type { CallChoice } from '@besc/sdk/shared/writes/choose-call';
import type { Message } from '../../language/message';
import { refusalPlace } from '../life/refusal-words';

/**
 * Why nothing can be sent, in the documents' words; `known` says in words what a contract calls its reasons, `unnamed` stands
 * where it names none.
 */
export function refusalMessage(
  refusal: Exclude<CallChoice, { kind: 'ready' }>,
  known?: Readonly<Record<string, Message>>,
  unnamed: Message = { text: 'Unknown error, check the logs' },
): Message {
  switch (refusal.kind) {
    case 'reverted': {
      const { reason } = refusal;
      const text = 'The transaction cannot succeed due to error: %reason%.';
      if (reason === undefined) return { text, parts: { reason: unnamed } };
      return { text, ...refusalPlace(reason, known) };
    }
    case 'gas-estimate-failed':
      return { text: 'Unexpected issue with estimating the gas. Please try again.' };
    case 'no-call-failed':
      return { text: 'Unexpected error. Please contact support: none of the calls threw an error' };
    case 'missing-dependencies':
      return { text: 'Missing dependencies' };
  }
}
