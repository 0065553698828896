import type { Message } from '../../language/message';
import type { RunState } from '../steps/run-state';

/** Said where it is open whether what was sent is carried out. */
const notTwice: Message = { text: 'Do not send it again before this is known: it could be carried out twice.' };

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
          { text: 'Your wallet answered: %words%', parts: { words: run.message } },
          { text: 'It is not known yet whether your wallet has sent this. Looking on the chain…' },
          notTwice,
        ],
      };
    case 'sent':
      return {
        title: { text: run.isTakenBack ? 'The chain took it back; it is pending again' : 'Transaction Submitted' },
        lines: [
          {
            text: run.isMoreToCome
              ? 'Keep this open: your wallet asks for the next step when this one is confirmed. Closing stops here.'
              : 'You can close this: it is followed in Recent Transactions.',
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
