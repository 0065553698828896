import type { Preference } from './preference';
import { preferencesStore } from './preferences-store';

/** The choice of the moment, followed by the component. */
export function usePreference<Value>(chosen: Preference<Value>): Value {
  return preferencesStore(chosen.get);
}
