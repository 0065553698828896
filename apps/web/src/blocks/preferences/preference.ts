import * as z from 'zod/mini';
import type { PreferencesDocument } from './preferences-storage';
import { preferencesStore } from './preferences-store';
import { setPreference } from './set-preference';

/** One choice that survives a visit. Components follow it with `usePreference`. */
export interface Preference<Value> {
  /** The choice of the moment. The same document gives the same value. */
  get(document?: PreferencesDocument): Value;
  set(value: Value): void;
  /** Whether something is stored that `schema` refuses, so that `otherwise` stands in its place. */
  isRefused(): boolean;
}

/**
 * Declares a choice where it is made: under its own key of the one stored document, which keeps undeclared fields, also
 * from another version of the page. Storage is reachable by others: whatever `schema` refuses is `otherwise`. A value
 * whose form changes has a schema that reads the older form as well. That a key is of one choice alone is held by a test.
 */
export function preference<Value>(options: {
  readonly key: string;
  readonly schema: z.ZodMiniType<Value>;
  readonly otherwise: NoInfer<Value>;
}): Preference<Value> {
  const { key, schema, otherwise } = options;
  let last: { readonly stored: unknown; readonly value: Value; readonly isRefused: boolean } | undefined;
  const read = (document: PreferencesDocument) => {
    const stored = document[key];
    if (last === undefined || last.stored !== stored) {
      const result = z.safeParse(schema, stored);
      last = result.success
        ? { stored, value: result.data, isRefused: false }
        : { stored, value: otherwise, isRefused: stored !== undefined };
    }
    return last;
  };
  return {
    get: (document = preferencesStore.getState()) => read(document).value,
    set: (value) => setPreference(key, value),
    isRefused: () => read(preferencesStore.getState()).isRefused,
  };
}
