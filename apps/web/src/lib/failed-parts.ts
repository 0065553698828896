/** How each component whose code could not be loaded is asked for again. See `lazyPart`. */
const renewals = new Set<() => void>();

/** Components that failed to load. A failure stays until somebody wants another try, else drawing would ask without end. */
export const failedParts = {
  add: (renew: () => void) => void renewals.add(renew),
  /** The next drawing of each reloads its code. */
  renew(): void {
    for (const renew of renewals) renew();
    renewals.clear();
  },
};
