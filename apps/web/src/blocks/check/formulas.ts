import type { Message } from '../language/message';

/** How figures of several features are computed. */
export const formulas = {
  addedUp: { text: 'All events of the account there, added up.' },
  replayed: { text: 'All events there, counted again by the rules of the contracts.' },
} as const satisfies Record<string, Message>;
