import type { PreparedSwap } from '@besc/sdk/swap/prepare-swap';
import type { Message } from '../../blocks/language/message';
import { revertMessage } from '../../blocks/transactions/revert-message';

/** Why a swap cannot be sent, in the documents' words. */
export function refusalMessage(refusal: Exclude<PreparedSwap, { kind: 'ready' }>): Message {
  switch (refusal.kind) {
    case 'reverted':
      return revertMessage(refusal.reason);
    case 'gas-estimate-failed':
      return { text: 'Unexpected issue with estimating the gas. Please try again.' };
    case 'no-call-failed':
      return { text: 'Unexpected error. Please contact support: none of the calls threw an error' };
    case 'invalid-recipient':
      return { text: 'Invalid recipient' };
    case 'missing-dependencies':
      return { text: 'Missing dependencies' };
  }
}
