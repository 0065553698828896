import { infoBurnShape, infoMintShape, infoSwapShape } from '@besc/domain/info/info-rows';
import {
  addTransaction,
  type InfoTransaction,
  removeTransaction,
  swapTransaction,
} from '@besc/domain/info/info-transaction';
import * as z from 'zod/mini';
import { type Page, pageOf, type QueryPart } from '../shared/index-document';

/** Whose transactions: of all pools, of a token's, or of one. */
export type TransactionsOf = 'all' | 'token' | 'pool';

/** A page of each list that transactions come from, by its name. */
export type TransactionPages = Readonly<Record<string, Page<InfoTransaction>>>;

/** So many rows of each list at first, and on each further page. */
const rowsAtOnce = { all: 33, pool: 35, token: 10 } as const;

function partOf<Row>(
  { text, schema }: QueryPart<Page<Row>>,
  made: (row: Row) => InfoTransaction,
): QueryPart<Page<InfoTransaction>> {
  const pages = z.transform(({ rows, next }: Page<Row>): Page<InfoTransaction> => ({ rows: rows.map(made), next }));
  return { text, schema: z.pipe(schema, pages) };
}

/**
 * The lists of transactions, newest first: `cursors` are those of the lists that go on, by name; without them it is the first
 * page of each. The variable `$id` is the token or the pool.
 */
export function transactionParts(
  of: TransactionsOf,
  cursors?: Readonly<Record<string, string>>,
): Record<string, QueryPart<Page<InfoTransaction>>> {
  const wheres = { all: [''], pool: ['pairId: $id'], token: ['token0Id: $id', 'token1Id: $id'] }[of];
  const parts = wheres.flatMap((where, at) => {
    const call = (list: string) => {
      const after = cursors?.[`${list}${at}`];
      const page = after === undefined ? '' : `, after: ${JSON.stringify(after)}`;
      const order = `orderBy: "timestamp", orderDirection: "desc", limit: ${rowsAtOnce[of]}${page}`;
      return where === '' ? `${list}(${order})` : `${list}(where: { ${where} }, ${order})`;
    };
    return [
      [`swaps${at}`, partOf(pageOf(call('swaps'), infoSwapShape), swapTransaction)],
      [`mints${at}`, partOf(pageOf(call('mints'), infoMintShape), addTransaction)],
      [`burns${at}`, partOf(pageOf(call('burns'), infoBurnShape), removeTransaction)],
    ] as const;
  });
  return Object.fromEntries(parts.filter(([name]) => cursors === undefined || cursors[name] !== undefined));
}

const isList = (name: string) => /^(?:swaps|mints|burns)\d$/.test(name);

/** The pages of `transactionParts` in an answer that holds more. */
export function transactionPages(answer: object): TransactionPages {
  return Object.fromEntries(Object.entries(answer).filter(([name]) => isList(name)));
}
