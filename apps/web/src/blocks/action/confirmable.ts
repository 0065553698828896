import type { Action } from '../transactions/steps/action';
import type { Blocker } from './blocker';

/** What a dialog would send, or why it cannot. */
export type Confirmable = Blocker | { readonly kind: 'ready'; readonly action: Action };
