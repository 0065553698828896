/** Addresses of indexes that did not answer in time, and until when (ms) they are left alone. All queries share it. */
export const silentIndexes = new Map<string, number>();
