import type * as z from 'zod/mini';
import { fetchIndex, type IndexDocument, type IndexRequest } from './fetch-index';
import type { Page } from './index-document';

/** The rows of at most `mostPages` pages: the document asks for a `page` after `$after`. Throws FetchError. */
export async function fetchPages<One>(
  request: IndexRequest & {
    document: IndexDocument<z.ZodMiniType<{ readonly page: Page<One> }>>;
    variables: Readonly<Record<string, unknown>>;
    mostPages: number;
  },
): Promise<One[]> {
  const { variables, mostPages, ...rest } = request;
  const rows: One[] = [];
  for (let count = 0, after: string | undefined; count < mostPages; count += 1) {
    const { page } = await fetchIndex({ ...rest, variables: { ...variables, after: after ?? null } });
    rows.push(...page.rows);
    after = page.next;
    if (after === undefined) break;
  }
  return rows;
}
