/** What is open over the pools: an act on one of them by its key, or on all. */
export type PoolDialogState =
  | {
      readonly kind: 'stake' | 'unstake' | 'harvest' | 'collect' | 'emergency' | 'bounty';
      readonly key: string;
    }
  | { readonly kind: 'harvest-all' };

/** Opens a dialog over the pools. */
export type OpenPoolDialog = (dialog: PoolDialogState) => void;
