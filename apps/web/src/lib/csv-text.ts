/** What a spreadsheet may take for the beginning of a formula, in half and full width. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Rows of cells as RFC 4180 writes them: CRLF after each, cells with a comma, quote or line break in quotes. A cell that a
 * spreadsheet would take for a formula begins with an apostrophe; a number keeps its sign.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: string): string {
  const isFormula = formulaStart.test(cell.trimStart() || cell) && !plainNumber.test(cell);
  const text = isFormula ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
