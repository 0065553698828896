import { FetchError } from '@besc/wire/shared/fetch-error';
import type { Message } from '../../blocks/language/message';

const reasons: Readonly<Record<string, Message>> = {
  BLOCK_AHEAD: { text: 'This block hasn’t come yet.' },
  BEFORE_MONEY: { text: 'There was no MONEY yet at this block.' },
  INDEX_BEHIND: { text: 'The index hasn’t reached this block yet. Try again in a moment.' },
};

/** Why voting power could not be told. */
export function powerProblem(error: unknown): Message {
  const known = error instanceof FetchError ? reasons[error.refusal ?? ''] : undefined;
  return known ?? { text: 'Your voting power couldn’t be read.' };
}

/** Why there is none, of an account whose power is zero. */
export function zeroPower(block: number): Message {
  return {
    text: 'This account had no MONEY at block %block%, when voting power was counted. What came later doesn’t count here.',
    values: { block },
  };
}
