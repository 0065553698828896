interface Loaded {
  readonly format: string;
  readonly source: string | Uint8Array;
}

/** Node's module hook. */
export function load(
  url: string,
  context: object,
  nextLoad: (url: string, context: object) => Promise<Loaded>,
): Promise<Loaded>;
