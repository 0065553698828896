/** The governance space that every message and every answer names (OPEN-78). */
export const votingSpace = { id: 'money.besc', name: 'BESC Swap' } as const;

/** Version of the messages that are signed. */
export const messageVersion = '0.1.3';

/** How far the time of a message may be from that of the hub, in seconds. */
export const messageWindowSeconds = 300;

/** What a proposal may be. Lengths are in UTF-16 units, as a text field counts them. */
export const proposalLimits = {
  title: 140,
  body: 10_000,
  choice: 100,
  leastChoices: 2,
  mostChoices: 20,
  /** MONEY at the snapshot, in its smallest unit. */
  leastPower: 10n * 10n ** 18n,
  /** How many blocks must stand on the snapshot, so that no reorganisation takes it away. */
  snapshotDepth: 64,
  longestSeconds: 366 * 86_400,
} as const;

/** Times of a form stand at full steps (VOTE-18). */
export const timeStepMinutes = 15;
