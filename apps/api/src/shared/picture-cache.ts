import type { ApiError } from './api-error';

/** What is known of a picture: itself, or why there is none. */
export type KnownPicture = Uint8Array<ArrayBuffer> | ApiError;

/** Pictures by address, at most so many bytes; what was not asked for longest goes first. */
export interface PictureCache {
  get(uri: string): KnownPicture | undefined;
  /** Keeps until `until`, in milliseconds of the clock. */
  set(uri: string, known: KnownPicture, until: number): void;
}

/** What an entry costs beside the bytes of its picture. */
const entryBytes = 512;

/** Gives nothing that is past its time. */
export function makePictureCache(options: {
  readonly maximumBytes: number;
  readonly nowMs: () => number;
}): PictureCache {
  const { maximumBytes, nowMs } = options;
  // A Map keeps the order of insertion, so the first is the one that was not used longest.
  const kept = new Map<string, { readonly known: KnownPicture; readonly until: number }>();
  let bytes = 0;
  const cost = (uri: string, known: KnownPicture) =>
    entryBytes + 2 * uri.length + (known instanceof Uint8Array ? known.length : 0);
  const drop = (uri: string) => {
    const entry = kept.get(uri);
    if (!entry) return;
    kept.delete(uri);
    bytes -= cost(uri, entry.known);
  };
  return {
    get(uri) {
      const entry = kept.get(uri);
      if (!entry) return undefined;
      kept.delete(uri);
      kept.set(uri, entry);
      if (entry.until > nowMs()) return entry.known;
      drop(uri);
      return undefined;
    },
    set(uri, known, until) {
      drop(uri);
      kept.set(uri, { known, until });
      bytes += cost(uri, known);
      for (const oldest of kept.keys()) {
        if (bytes <= maximumBytes) break;
        drop(oldest);
      }
    },
  };
}
