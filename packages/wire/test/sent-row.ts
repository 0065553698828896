import { zeroAddress } from '@besc/domain/shared/address';
import { type RowShape, zeroOf } from '@besc/domain/shared/row-shape';

const texts: Readonly<Record<string, string>> = { text: 'text', hash: `0x${'0a'.repeat(32)}`, address: zeroAddress };

/** A row as the index sends it: nothing in each column, the first word of several, and some parts as given. */
export function sentRow(shape: RowShape, parts: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const given = Object.entries(shape).map(([name, column]) => [
    name,
    typeof column === 'string' ? texts[column] : column[0],
  ]);
  const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
  return { ...Object.fromEntries(given), ...JSON.parse(JSON.stringify(zeroOf(shape), asText)), ...parts };
}
