/** Colours of fur: under the lines, of its lighter parts, and how much darker than its shade it is cut. */
export const coats = {
  white: { fur: '#f7f1e3', furLight: '#fffaf0', furTone: -0.02 },
  fawn: { fur: '#e9cfa2', furLight: '#f7ebd2', furTone: 0.03 },
  grey: { fur: '#bfc7c7', furLight: '#e8e9e3', furTone: 0.03 },
  russet: { fur: '#d39162', furLight: '#f3e0c4', furTone: 0.05 },
  umber: { fur: '#a07d62', furLight: '#decab0', furTone: 0.1 },
  frost: { fur: '#a9cbd6', furLight: '#e6f1f1', furTone: 0.02 },
  soot: { fur: '#5d626b', furLight: '#b9bcbf', furTone: 0.17 },
} as const;

export type Coat = keyof typeof coats;
