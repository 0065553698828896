/**
 * A random word from its commitment on; what has not happened yet is null. The word is keccak256 of secret, block hash, consumer and
 * number (ABI encoded). `…Hash` of a step is its transaction. "expired" is set when the consumer gives a word up; one whose deadline
 * has passed may still be "requested".
 */
export const wordShape = {
  sourceId: 'address',
  number: 'count',
  status: ['committed', 'reserved', 'requested', 'revealed', 'expired'],
  /** keccak256 of the secret. */
  commitment: 'hash',
  /** Wei of MONEY. */
  bond: 'amount',
  commitBlock: 'count',
  commitTime: 'time',
  commitHash: 'hash',
  consumer: 'address?',
  reserveBlock: 'count?',
  reserveTime: 'time?',
  reserveHash: 'hash?',
  /** The block whose hash counts, and until when the secret must be there. */
  targetBlock: 'count?',
  deadline: 'time?',
  requestBlock: 'count?',
  requestTime: 'time?',
  requestHash: 'hash?',
  /** Of the target block. */
  blockHash: 'hash?',
  noteBlock: 'count?',
  noteTime: 'time?',
  noteHash: 'hash?',
  secret: 'hash?',
  word: 'amount?',
  revealBlock: 'count?',
  revealTime: 'time?',
  revealHash: 'hash?',
} as const;
