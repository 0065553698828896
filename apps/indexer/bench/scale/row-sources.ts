import type { Size } from './sizes';

/** Rows of a table: what they are made of (`r`), and the columns that are not made by their type alone. */
export interface RowSource {
  readonly table: string;
  readonly from: string;
  readonly columns: Readonly<Record<string, string>>;
}

const hash = (text: string) => `'0x' || md5(concat('x', ${text})) || md5(concat('y', ${text}))`;
const address = (kind: string, number: string) =>
  `'0x' || md5(concat('${kind}', ${number})) || lpad(to_hex(${number}), 8, '0')`;

/** The ids of the busiest pair and account, and of a token that only one pair has, as `address` makes them. */
export const firstIds = `select ${address('p', '0')} as pair, ${address('a', '0')} as account, ${address('t', '1')} as token`;

/**
 * The trades of a year: few pairs and accounts have most of them. A pair is one of a new token with a trusted one; a trade has a
 * block of its own.
 */
export function tradesTable({ size, hubs, end }: { size: Size; hubs: readonly [string, string]; end: number }): string {
  const year = 365 * 86_400;
  return `create unlogged table growth_trade as
    select i, ${end - year} + (i * ${year}::bigint / ${size.trades})::int as ts, 1000000 + i as block, ${hash('i')} as tx, p,
      ${address('p', 'p')} as pair, ${address('t', 'p')} as token,
      case when p % 5 = 0 then '${hubs[1]}' else '${hubs[0]}' end as hub, ${address('a', 'u')} as account,
      (x * 1e15)::bigint::numeric * 1000000007 as a, (y * 1e15)::bigint::numeric * 30011 as b
    from (select i, (${size.pairs} * power(random(), 3))::int % ${size.pairs} as p,
      (${size.accounts} * power(random(), 2))::int % ${size.accounts} as u, random() as x, random() as y
      from generate_series(1, ${size.trades}) i) s`;
}

const times = (name: string, seconds: number) => `select ${name} as one, ts / ${seconds} as span`;

/** What the tables hold at a size, in the shape that the handlers give them. */
export function rowSources({
  size,
  hubs,
  end,
}: {
  size: Size;
  hubs: readonly [string, string];
  end: number;
}): RowSource[] {
  const numbers = (count: number, more = '') =>
    `(select i, ${end} - (i * 7919::bigint % 31536000)::int as ts, 1000000 + i as block, ${address('a', 'i')} as account,
      ${address('p', `(i % ${size.pairs})`)} as pair, ${address('t', `(i % ${size.pairs})`)} as token, '${hubs[0]}'::text as hub,
      ${hash("'n', i")} as tx, (random() * 1e15)::bigint::numeric * 1000000007 as a, (random() * 1e15)::bigint::numeric * 30011 as b
      from generate_series(0, ${count - 1}) i ${more}) r`;
  const several = (count: number) =>
    numbers(size.accounts).replace('select i,', 'select i, k,').replace(') r', `, generate_series(1, ${count}) k) r`);
  const trades = 'growth_trade r';
  const place = {
    id: "r.tx || '-3'",
    transaction: 'r.tx',
    pair_id: 'r.pair',
    token0_id: 'r.token',
    token1_id: 'r.hub',
    from: 'r.account',
  };
  const actionPlace = { id: "r.tx || '-' || r.k", transaction: 'r.tx', account: 'r.account' };
  const spans = (one: string, seconds: number) =>
    `(select one, span, span * ${seconds} as ts, 0 as i, 1 as block, ''::text as account, max(a) as a, max(b) as b, max(token) as token,
      max(hub) as hub from (${one}) s group by one, span) r`;
  const ofPair = (seconds: number) => spans(`${times('pair', seconds)}, a, b, token, hub from growth_trade`, seconds);
  const ofToken = (seconds: number) =>
    spans(
      ['token', 'hub'].map((name) => `${times(name, seconds)}, a, b, token, hub from growth_trade`).join(' union all '),
      seconds,
    );
  const spanId = "r.one || '-' || r.span";
  const pairSpan = { id: spanId, token0_id: 'r.token', token1_id: 'r.hub' };
  const nftId = `'${hubs[0]}-' || r.i`;
  return [
    { table: 'swap', from: trades, columns: { ...place, amount1_in: '0', amount0_out: '0' } },
    { table: 'pair_snapshot', from: trades, columns: { id: "r.pair || '-' || r.block", pair_id: 'r.pair' } },
    {
      table: 'token_snapshot',
      from: '(select g.*, g.token as one from growth_trade g union all select g.*, g.hub from growth_trade g) r',
      columns: { id: "r.one || '-' || r.block", token_id: 'r.one' },
    },
    { table: 'factory_snapshot', from: trades, columns: { id: 'r.block' } },
    { table: 'bundle_snapshot', from: '(select * from growth_trade where p = 0) r', columns: { id: 'r.block' } },
    { table: 'block', from: trades, columns: { id: hash("'b', r.i"), number: '-r.i' } },
    {
      table: 'pair_candle',
      from: `(select pair, s, ts / s * s as start, count(*)::int as n, max(a) as a, max(b) as b, 0 as i, 1 as block, 1 as ts, ''::text as account
        from growth_trade, unnest(array[60, 300, 3600, 86400]) s group by 1, 2, 3) r`,
      columns: {
        id: "r.pair || '-' || r.s || '-' || r.start",
        pair_id: 'r.pair',
        seconds: 'r.s',
        start: 'r.start',
        trades: 'r.n',
        open: 'r.a * 1000000000000000000',
        high: 'r.a * 1000000000000000000',
        low: 'r.a * 1000000000000000000',
        close: 'r.a * 1000000000000000000',
      },
    },
    {
      table: 'pair_hour_data',
      from: ofPair(3600),
      columns: { ...pairSpan, pair_id: 'r.one', hour_start_unix: 'r.ts', hour_index: 'r.span' },
    },
    {
      table: 'pair_day_data',
      from: ofPair(86_400),
      columns: { ...pairSpan, pair_address: 'r.one', date: 'r.ts', day_index: 'r.span' },
    },
    {
      table: 'token_hour_data',
      from: ofToken(3600),
      columns: { id: spanId, token_id: 'r.one', hour_start_unix: 'r.ts', hour_index: 'r.span' },
    },
    {
      table: 'token_day_data',
      from: ofToken(86_400),
      columns: { id: spanId, token_id: 'r.one', date: 'r.ts', day_index: 'r.span' },
    },
    {
      table: 'exchange_day_data',
      from: spans(`${times("''::text", 86_400)}, a, b, token, hub from growth_trade`, 86_400),
      columns: { id: 'r.span', date: 'r.ts' },
    },
    {
      table: 'pair',
      from: numbers(size.pairs),
      columns: {
        id: 'r.pair',
        name: "'TOK' || r.i || '-WBESC'",
        token0_id: 'r.token',
        token1_id: `case when r.i % 5 = 0 then '${hubs[1]}' else r.hub end`,
      },
    },
    {
      table: 'token',
      from: numbers(size.pairs),
      columns: { id: 'r.token', name: "'Token ' || r.i", symbol: "'TOK' || r.i", total_transactions: 'r.i' },
    },
    { table: 'trader', from: numbers(size.accounts), columns: { id: 'r.account' } },
    { table: 'milestone', from: numbers(size.accounts), columns: { id: "'swap-' || r.account", kind: "'swap'" } },
    {
      table: 'liquidity_position',
      from: numbers(size.accounts),
      columns: { id: "r.pair || '-' || r.account", pair_id: 'r.pair', token0_id: 'r.token', token1_id: 'r.hub' },
    },
    {
      table: 'liquidity_change',
      from: several(2),
      columns: { ...actionPlace, id: "r.tx || '-' || r.k || '-added'", pair_id: 'r.pair', kind: "'added'" },
    },
    { table: 'mint', from: numbers(size.accounts), columns: { ...place, to: 'r.account' } },
    { table: 'burn', from: numbers(Math.ceil(size.accounts / 2)), columns: { ...place, to: 'r.account' } },
    {
      table: 'farm_position',
      from: numbers(size.accounts),
      columns: { id: "(r.i % 50) || '-' || r.account", farm_id: '(r.i % 50)::text' },
    },
    {
      table: 'farm_action',
      from: several(3),
      columns: { ...actionPlace, farm_id: '(r.i % 50)::text', kind: "'deposit'" },
    },
    {
      table: 'vault_position',
      from: numbers(size.accounts),
      columns: { id: `'${hubs[0]}-' || r.account`, vault_id: `'${hubs[0]}'` },
    },
    {
      table: 'prediction_user',
      from: numbers(size.accounts),
      columns: { id: 'r.account', is_ranked: 'true', total_bets: '10 + r.i % 1000' },
    },
    {
      table: 'prediction_user_period',
      from: several(3),
      columns: { id: "r.k || 'd-' || r.account", period: "r.k || 'd'", user_id: 'r.account', is_ranked: 'true' },
    },
    {
      table: 'profile_user',
      from: numbers(size.accounts),
      columns: {
        id: 'r.account',
        is_active: 'true',
        number: '1000 + r.i',
        team_id: '(1 + r.i % 3)::text',
        collection: 'r.hub',
        token_id: 'r.i',
        total_points: 'r.i * 7919::bigint % 100000',
      },
    },
    { table: 'lottery_user', from: numbers(size.accounts), columns: { id: 'r.account' } },
    { table: 'voting_holder', from: numbers(size.accounts), columns: { id: 'r.account', liquidity: "''" } },
    {
      table: 'collection',
      from: numbers(1),
      columns: {
        id: `'${hubs[0]}'`,
        name: "'Bunnies'",
        symbol: "'BB'",
        active: 'true',
        creator_address: 'r.account',
        whitelist_checker: 'r.account',
        base_uri: "''",
        total_supply: String(size.items),
      },
    },
    {
      table: 'nft',
      from: numbers(size.items),
      columns: {
        id: nftId,
        token_id: 'r.i',
        other_id: 'r.i % 20',
        metadata_url: "''",
        current_seller: 'r.account',
        owner: 'r.account',
        is_tradable: 'r.i % 3 = 0',
        collection_id: `'${hubs[0]}'`,
      },
    },
    {
      table: 'nft_holder',
      from: numbers(size.items),
      columns: { id: `'${hubs[0]}-' || r.account`, collection_id: `'${hubs[0]}'` },
    },
    {
      table: 'ask_order',
      from: numbers(3 * size.items),
      columns: {
        id: "r.tx || '-1'",
        hash: 'r.tx',
        order_type: "'New'",
        collection_id: `'${hubs[0]}'`,
        nft_id: `'${hubs[0]}-' || (r.i % ${size.items})`,
      },
    },
    {
      table: 'nft_transaction',
      from: numbers(2 * size.items),
      columns: {
        id: "r.tx || '-2'",
        hash: 'r.tx',
        buyer: 'r.account',
        seller: 'r.account',
        collection_id: `'${hubs[0]}'`,
        nft_id: `'${hubs[0]}-' || (r.i % ${size.items})`,
      },
    },
  ];
}
