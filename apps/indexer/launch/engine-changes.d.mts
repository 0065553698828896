/** Exact pieces of the engine's files and what is put in their place. */
export const engineChanges: readonly { readonly file: string; readonly find: string; readonly put: string }[];
