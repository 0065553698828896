import type * as z from 'zod/mini';
import { joinUrl } from './join-url';

/** What a read takes: text by name, each parsed by its schema. */
type Query = z.ZodMiniType<Readonly<Record<string, unknown>>, Record<string, unknown>>;

/** A GET of the API, described once for the page and the API: `{ … } as const satisfies ApiRead`. */
export interface ApiRead {
  readonly path: `/${string}`;
  readonly query: Query;
  /** What is answered, when it is JSON, for `fetchJson` of the page and `json` of the API. */
  readonly answer?: z.core.$ZodType;
}

/** The address of a read on the API that is at `base` (`settings.api.url`), with all its parameters as text. */
export function readUrl<Read extends ApiRead>(
  base: string,
  { path }: Read,
  query: Readonly<Record<keyof z.input<Read['query']>, string>>,
): string {
  return `${joinUrl(base, path)}?${new URLSearchParams(query)}`;
}
