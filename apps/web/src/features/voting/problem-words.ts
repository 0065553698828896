import type { LogProblem, LogProblemKind } from '@besc/sdk/voting/check-result';
import type { Message } from '../../blocks/language/message';

const words: Record<LogProblemKind, Message> = {
  message: { text: 'What was signed can’t be read, or is about something else.' },
  account: { text: 'What was signed names another account or another chain.' },
  signature: { text: 'The signature isn’t of this account.' },
  time: { text: 'It was signed or taken at the wrong time.' },
  choice: { text: 'There is no such choice.' },
  order: { text: 'It doesn’t follow the one before.' },
  hash: { text: 'Its hash isn’t of its content.' },
  power: { text: 'The voting power isn’t what the account had.' },
  head: { text: 'The head of the log isn’t signed, or isn’t the last vote.' },
  receipt: { text: 'A vote you have a receipt for is missing.' },
  published: { text: 'The log isn’t the one that is published on the chain.' },
  result: { text: 'The result shown isn’t the sum of the votes.' },
};

/** What is wrong, in words. */
export function problemWords({ kind }: LogProblem): Message {
  return words[kind];
}
