import { formatUnits } from 'viem';
import { type Column, columnsOf } from './readable-tables';

/**
 * Lets GraphQL write the whole numbers of the tables of `ponder.schema.ts` as decimals, and take decimals for them in filters.
 * Decimals are applied nowhere else. Throws for an amount of a token whose decimals are not in the row.
 */
export function answerDecimals(schema: Readonly<Record<string, unknown>>): void {
  for (const columns of Object.values(schema).map(columnsOf)) {
    for (const [name, column] of Object.entries(columns)) {
      if (column.columnType !== 'PgNumericBigInt') continue;
      const { scale } = column;
      const decimals = `decimals${/[01]/.exec(name)?.[0] ?? ''}`;
      if (scale === undefined && !(decimals in columns)) throw new Error(`${name} has no ${decimals} beside it`);
      const edge: Pick<Column, 'columnType' | 'mapToDriverValue' | 'resolve'> = {
        // The engine's word for what is text in GraphQL and a number in the database.
        columnType: 'PgNumeric',
        mapToDriverValue: (value) => (typeof value === 'string' ? `${value}e${scale}` : String(value)),
        resolve: ({ [name]: value, [decimals]: places }) =>
          typeof value === 'bigint' ? formatUnits(value, scale ?? Number(places)) : null,
      };
      Object.assign(column, edge);
    }
  }
}
