import type * as z from 'zod/mini';
import { joinUrl } from './join-url';

/** A GET of the API, described once for the page and the API: `{ … } as const satisfies ApiRead`. */
export interface ApiRead {
  readonly path: `/${string}`;
  /** The names of what stands in the query. The API alone parses it, so the page carries no schema of it. */
  readonly parameters: readonly string[];
  /** What is answered, when it is JSON, for `fetchJson` of the page and `json` of the API. */
  readonly answer?: z.core.$ZodType;
}

/** The address of a read on the API that is at `base` (`settings.api.url`), with all its parameters as text. */
export function readUrl<Read extends ApiRead>(
  base: string,
  { path }: Read,
  query: Readonly<Record<Read['parameters'][number], string>>,
): string {
  return `${joinUrl(base, path)}?${new URLSearchParams(query)}`;
}
