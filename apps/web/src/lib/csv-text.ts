/** What a spreadsheet may take for the beginning of a formula, in half and full width. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;
/** Where a spreadsheet that does not separate cells by commas would begin one with a formula; quotes may stand between. */
const laterFormula = /(?:\r\n|[;\t\r\n])(?=["\s]*[=+\-@＝＋－＠])/g;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Rows of cells as RFC 4180 writes them: CRLF after each, cells with a separator, quote or line break in quotes. A cell
 * that a spreadsheet would take for a formula begins with an apostrophe; a number keeps its sign. Where cells are separated
 * by semicolons (as in German) or tabs, quotes after a comma hold nothing together, so an apostrophe stands there as well.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: string): string {
  const isFormula = formulaStart.test(cell.trimStart() || cell) && !plainNumber.test(cell);
  const guarded = cell.replace(laterFormula, (separator) => `${separator}'`);
  const text = isFormula ? `'${guarded}` : guarded;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
