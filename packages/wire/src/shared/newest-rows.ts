import type { Page } from './index-document';

/** The first rows of a list from its pages, and whether there are more. Throws what `ask` throws. */
export async function newestRows<One>(
  mostPages: number,
  ask: (after: string | undefined) => Promise<Page<One>>,
): Promise<{ readonly rows: readonly One[]; readonly goesOn: boolean }> {
  const rows: One[] = [];
  let after: string | undefined;
  for (let count = 0; count < mostPages; count += 1) {
    const page = await ask(after);
    rows.push(...page.rows);
    after = page.next;
    if (after === undefined) break;
  }
  return { rows, goesOn: after !== undefined };
}
