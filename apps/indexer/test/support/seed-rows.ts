import { Client } from 'pg';

/**
 * Adds `swaps` trades of a few pairs and accounts, and `tokens` tokens, to the tables of an index on Postgres; of farms and
 * pools `stakes` actions each, and as many days of accounts.
 */
export async function seedRows(
  databaseUrl: string,
  counts: { swaps: number; tokens: number; stakes: number },
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query("select schemaname from pg_tables where tablename = 'swap'");
  await client.query(`set search_path to "${rows[0]?.schemaname}"`);
  // The engine notes every change of a row, to take it back; these rows belong to no block.
  await client.query('set session_replication_role = replica');
  const hex = (text: string) => `'0x' || left(md5(${text}) || md5(${text} || 'x'), 40)`;
  await client.query(
    `insert into swap (id, transaction, block_number, log_index, timestamp, transaction_index, pair_id, token0_id, token1_id,
         decimals0, decimals1, sender, "from", "to", reserve0, reserve1,
         amount0_in, amount1_in, amount0_out, amount1_out, amount_usd)
       select md5(n::text) || '-' || n, '0x' || md5(n::text) || md5(n || 'y'), n / 4, n % 300, 1800000000 + n / 4, n % 50,
         ${hex("'pair' || n % 7")}, ${hex("'token' || n % 5")}, ${hex("'token' || n % 3")}, 18, 18,
         ${hex('n::text')}, ${hex("'from' || n % 100")}, ${hex("'to' || n % 100")}, n * 100, n * 200,
         n, 0, 0, n * 2, n * 35 from generate_series(1, $1::int) n`,
    [counts.swaps],
  );
  await client.query(
    `insert into token select ${hex("'listed' || n")}, 'Token number ' || n, 'TKN' || n, 18, n,
       n, n, 0, n, 0, 0, 0, '{}', 1, 1800000000 from generate_series(1, $1::int) n`,
    [counts.tokens],
  );
  const account = "'0x' || lpad(to_hex(n % 20), 40, '0')";
  for (const [table, owners] of [
    ['farm', "n % 500 || ''"],
    ['pool', "'0x' || n % 500"],
  ]) {
    await client.query(
      `insert into ${table}_action select md5(n::text) || '-' || n, '0x' || md5(n::text) || md5(n || 'y'), n / 4, n % 300,
         1800000000 + n / 4, ${owners}, ${account}, 'deposit', n, n * 2, n, n * 35
         from generate_series(1, $1::int) n`,
      [counts.stakes],
    );
    await client.query(
      `insert into ${table}_position_day_data select 'day' || n, n / 100, 1800000000 + n / 100,
         ${account}, ${owners}, n, n, 1, n, 1, n, 1, 3 from generate_series(1, $1::int) n`,
      [counts.stakes],
    );
  }
  await client.query('set session_replication_role = origin');
  await client.query('analyze');
  await client.end();
}
