import { fetchItemsOf } from '@besc/wire/nfts/fetch-items';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { indexLimits } from '@besc/wire/shared/index-limits';
import { Client } from 'pg';
import { expect } from 'vitest';

const owner = `0x${'7'.repeat(40)}`;
const count = 10_000;

/** Ten thousand items of one account, all of one second, come page by page, each once. */
export async function expectManyItems(url: string, databaseUrl: string, collection: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select schemaname from pg_tables where tablename = 'nft'");
  await client.query(`set search_path to "${rows[0]?.schemaname}"`);
  // The engine notes every change of a row, to take it back; these rows belong to no block.
  await client.query('set session_replication_role = replica');
  const zero = `0x${'0'.repeat(40)}`;
  await client.query(
    `insert into nft (id, token_id, owner, metadata_url, created_at, updated_at, current_ask_price, current_seller,
       is_tradable, latest_traded_price_in_wbesc, trade_volume_wbesc, total_trades, collection_id)
     select $1 || '-' || n, n, $2, '', 1, 1, 0, $3, false, 0, 0, 0, $1 from generate_series(1000000, $4::int) n`,
    [collection, owner, zero, 1_000_000 + count - 1],
  );
  await client.end();
  const ids = new Set<string>();
  let pages = 0;
  for (let after: string | undefined, isLast = false; !isLast; pages += 1) {
    const page = await fetchItemsOf({ url, account: checksumAddress(owner), first: indexLimits.pageRows, after });
    for (const { id } of page.rows) ids.add(id);
    after = page.next;
    isLast = after === undefined;
  }
  expect([ids.size, pages]).toEqual([count, 10]);
}
