/** A name to register: its label, which development account gets it, and whether that account's reverse record says so. */
export interface LocalName {
  readonly label: string;
  readonly account: number;
  readonly reverse: boolean;
}

/**
 * The names of a local chain. Accounts 0 to 4 belong to the person at the screen; 2 has a name and no reverse record, so
 * both cases can be seen.
 */
export const localNames: readonly LocalName[] = [
  { label: 'alice', account: 0, reverse: true },
  { label: 'bruno', account: 1, reverse: true },
  { label: 'carol', account: 2, reverse: false },
  { label: 'david', account: 3, reverse: true },
  { label: 'grace', account: 5, reverse: true },
  { label: 'heidi', account: 6, reverse: true },
  { label: 'ivan-3', account: 7, reverse: true },
  { label: 'tokens', account: 0, reverse: false },
  { label: 'latest', account: 0, reverse: false },
  { label: 'swarm', account: 0, reverse: false },
];

/** The account whose reverse record claims somebody else's name, and that name: it must be shown nowhere. */
export const lyingReverse = { account: 4, label: 'alice' } as const;
