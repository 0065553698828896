/** What people are told of a batch that is no success. */
export const requestEndTexts = {
  partial: 'Only a part of it was carried out. Look at it on the explorer before you try again.',
  'not-sent': 'Your wallet could not send it. Nothing was changed.',
  lost: 'Your wallet no longer says what became of it. Look into its history before you try again.',
} as const;
