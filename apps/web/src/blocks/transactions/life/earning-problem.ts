import type { Message } from '../../language/message';

const advice = { text: 'Please try again. Confirm the transaction and make sure you are paying enough gas!' };

/**
 * The documents' toast of a stake, unstake, harvest or the like that failed, with the reason where there is one; before it,
 * where the documents have a word for it, what has not come about.
 */
export function earningProblem(
  reason: string | Message | undefined,
  failure?: Message,
): {
  readonly title: Message;
  readonly description: Message;
} {
  const title = { text: 'Error' };
  const said = failure === undefined ? advice : withAdvice(failure);
  if (reason === undefined) return { title, description: said };
  const message = typeof reason === 'string' ? { text: reason } : reason;
  return { title, description: { text: '%advice% (%message%)', parts: { advice: said, message } } };
}

/** A whole sentence gives its own advice. */
function withAdvice(failure: Message): Message {
  return failure.text.endsWith('.') ? failure : { text: '%failure%. %advice%', parts: { failure, advice } };
}
