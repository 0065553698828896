interface EngineChange {
  readonly name: string;
  readonly reason: string;
  /** The test that fails when this change alone is left out. */
  readonly guard: { readonly file: string; readonly title: string };
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/** Exact pieces of the engine's files and what is put in their place. */
export const engineChanges: readonly EngineChange[];
