import type { Message } from '../../language/message';
import type { RunState } from '../steps/run-state';

/** Said where it is open whether what was sent is carried out. */
const notTwice: Message = { text: 'Don’t send it again until this is clear: it could go through twice.' };

/** What is said of a run wherever it is shown: a heading, then what there is to do or to know. */
export function runWords(run: RunState): { readonly title: Message; readonly lines: readonly Message[] } {
  switch (run.kind) {
    case 'signing':
      return {
        title: { text: 'Waiting For Confirmation' },
        lines: [{ text: 'Confirm this transaction in your wallet' }],
      };
    case 'doubtful':
      return {
        title: { text: 'Not known yet' },
        lines: [
          { text: 'Your wallet said: %words%', parts: { words: run.message } },
          { text: 'We can’t tell yet whether your wallet sent this. Checking the chain…' },
          notTwice,
        ],
      };
    case 'sent':
      return {
        title: { text: run.isTakenBack ? 'The chain reverted it; it’s pending again' : 'Transaction Submitted' },
        lines: [
          {
            text: run.isMoreToCome
              ? 'Keep this open: your wallet asks for the next step after this one confirms. Closing stops here.'
              : 'You can close this: it’s tracked in Recent Transactions.',
          },
        ],
      };
    case 'confirmed':
      return { title: { text: 'Transaction confirmed' }, lines: [] };
    case 'failed':
      return { title: run.message, lines: run.isDropped ? [notTwice] : [] };
    case 'idle':
    case 'checking':
    case 'simulating':
      return { title: { text: 'Checking the transaction on the chain' }, lines: [] };
  }
}
