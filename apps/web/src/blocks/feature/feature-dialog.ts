import type { ComponentType } from 'react';

/** A dialog that can be opened from every page. Its code is loaded when it is opened for the first time. */
export type FeatureDialog = {
  /** Whether it is open; the dialog closes itself by setting the same store. */
  readonly useIsOpen: () => boolean;
  readonly load: () => Promise<ComponentType>;
};
