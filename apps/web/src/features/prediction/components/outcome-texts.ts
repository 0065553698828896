/** What has become of a bet, in a word. */
export const outcomeTexts = {
  win: { text: 'Won' },
  lose: { text: 'Lost' },
  canceled: { text: 'Refund' },
  house: { text: 'To Burn' },
  live: { text: 'Live' },
} as const;
