/** What people are told of a batch that is no success. */
export const requestEndTexts = {
  partial: 'Only part of it went through. Check it on the explorer before you try again.',
  'not-sent': 'Your wallet couldn’t send it. Nothing changed.',
  lost: 'Your wallet no longer reports on it. Check its history before you try again.',
} as const;
