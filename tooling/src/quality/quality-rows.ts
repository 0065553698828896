/** One row of docs/quality.md: `- PLAT-01 pass: path/of/a.test.ts`, or the same in a table. */
export type QualityRow = {
  readonly id: string;
  readonly state: string;
  /** Test files of a row that passes, the reason of one that does not. */
  readonly note: string;
  /** Of the file, from 1. */
  readonly line: number;
};

/** The rows of all lists and tables; heads, rules and text between are left out. A row with too few cells has empty ones. */
export function qualityRows(markdown: string): QualityRow[] {
  return markdown.split('\n').flatMap((text, index) => {
    const [, listed, as = '', why = ''] = /^- ([A-Z0-9]+-\d+) (\w+): (.*)$/.exec(text) ?? [];
    if (listed !== undefined) return [{ id: listed, state: as, note: why.trim(), line: index + 1 }];
    const cells = /^\s*\|(.*)\|\s*$/.exec(text)?.[1]?.split('|');
    const id = cells?.[0]?.trim() ?? '';
    if (cells === undefined || !/^[A-Z0-9]+-\d+$/.test(id)) return [];
    const [, state = '', ...note] = cells;
    return [{ id, state: state.trim(), note: note.join('|').trim(), line: index + 1 }];
  });
}
