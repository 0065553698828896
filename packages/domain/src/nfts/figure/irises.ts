/** Colours of eyes. */
export const irises = {
  amber: '#e6ac45',
  green: '#93b968',
  blue: '#7db4dc',
  coral: '#de7a55',
  violet: '#ab90d3',
  pearl: '#f5f0e2',
} as const;

export type Iris = keyof typeof irises;
