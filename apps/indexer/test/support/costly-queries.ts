const aliases = (count: number, list: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${list(n)}`).join(' ');
const pair = '0x0000000000000000000000000000000000000001';
const id = '{ items { id } }';
const newest = 'orderBy: "timestamp", orderDirection: "desc"';

const accountDays = (account: number, limit: number) =>
  `poolPositionDayDatas(where: { account: "0x${account.toString(16).padStart(40, '0')}" }, orderBy: "date", limit: ${limit}) ${id}`;

type Refused = readonly [what: string, query: string, message: string];

/** What no index serves. */
export const unservedQueries: readonly Refused[] = [
  [
    'a column without an index',
    '{ swaps(where: { amountUSD_gt: "0" }) { items { id } } }',
    'limited to a range, by id or timestamp',
  ],
  [
    'the costliest of the audit',
    `{ ${aliases(500, () => `swaps(where: { amountUSD_gt: "0", sender_not: "0x0" }, orderBy: "amount0In", limit: 1) ${id}`)} }`,
    'cannot be filtered by',
  ],
  ['an order without an index', `{ swaps(orderBy: "amount0In", limit: 1) ${id} }`, 'can be ordered'],
  [
    'an order that another index serves',
    `{ swaps(where: { pairId: "${pair}" }, limit: 1) ${id} }`,
    'by timestamp only',
  ],
  [
    'two columns of two indexes',
    `{ swaps(where: { pairId: "${pair}", from: "${pair}" }, ${newest}) ${id} }`,
    'No index',
  ],
  ['a range beside the order', `{ pairs(where: { volumeUSD_gt: "1" }, orderBy: "reserveUSD") ${id} }`, 'only'],
  ['everything but one', `{ swaps(where: { from_not: "${pair}" }, ${newest}) ${id} }`, 'cannot be filtered by'],
  ['many values', `{ swaps(where: { from_in: ["${pair}"] }, ${newest}) ${id} }`, '"_in" takes "id" only'],
  ['a text', `{ swaps(where: { transaction_contains: "ab" }, ${newest}) ${id} }`, 'served by no index'],
  ['a text of the pairs', `{ pairs(where: { name_contains: "a" }) ${id} }`, 'served by no index'],
  ['or', `{ swaps(where: { OR: [{ from: "${pair}" }, { pairId: "${pair}" }] }, ${newest}) ${id} }`, '"OR"'],
  ['or in and', `{ swaps(where: { AND: [{ OR: [{ amountUSD: "1" }, { id: "x" }] }] }) ${id} }`, '"OR"'],
  ['or in one entry', `{ swaps(where: { OR: [{ id: "x", amountUSD_gt: "0" }] }) ${id} }`, '"OR"'],
  ['a long search', `{ tokens(where: { name_contains: "${'a%'.repeat(40)}" }) ${id} }`, 'served by no index'],
  ['and', `{ swaps(where: { AND: [{ from: "${pair}" }, { sender: "${pair}" }] }, ${newest}) ${id} }`, 'No index'],
  ['a list within a row', `{ pairs(limit: 1) { items { swaps(orderBy: "amountUSD") ${id} } } }`, 'by timestamp only'],
  ['inside of a fragment', `{ ...f } fragment f on Query { swaps(orderBy: "to") ${id} }`, 'can be ordered'],
  ['inside of an inline fragment', `{ ... on Query { swaps(orderBy: "to") ${id} } }`, 'can be ordered'],
  ['the most that was harvested', `{ farmActions(orderBy: "harvestedUSD", limit: 1) ${id} }`, 'can be ordered'],
  ['the richest days', `{ poolPositionDayDatas(where: { harvested_gt: "0" }) ${id} }`, 'limited to a range'],
  ['stakes by what is owed', `{ poolPositions(where: { owed_gt: "0" }, orderBy: "owed") ${id} }`, 'can be ordered'],
  ['actions of one kind', `{ poolActions(where: { kind: "withdraw" }, ${newest}) ${id} }`, 'No index'],
  ['days of a farm’s accounts', `{ farmPositionDayDatas(where: { farmId: "1" }, orderBy: "date") ${id} }`, 'No index'],
  ['an amount of tokens', `{ swaps(where: { id: "x", amount0In_gt: "1" }) ${id} }`, 'cannot be filtered by'],
  [
    'an order of their amounts',
    `{ swaps(where: { id_in: ["x"] }, orderBy: "amount0In") ${id} }`,
    'cannot be ordered by',
  ],
  ['the liquidity notes', '{ liquiditySteps(orderBy: "mintTo") { items { id } } }', 'can be ordered'],
];

/** What is asked for too often, or is too long. */
export const excessiveQueries: readonly Refused[] = [
  ['pages', `{ ${aliases(40, () => `swaps(limit: 20, ${newest}) ${id}`)} }`, 'more than 30 lists'],
  ['days of 31 accounts', `{ ${aliases(31, (n) => accountDays(n, 11))} }`, 'more than 30 lists'],
  ['all days of 21 accounts', `{ ${aliases(21, (n) => accountDays(n, 1000))} }`, 'more than 20000 rows'],
  ['counts of actions', `{ ${aliases(3, () => 'farmActions(limit: 1) { totalCount }')} }`, 'searches and total counts'],
  ['lists within rows', `{ pairs(limit: 600) { items { swaps(limit: 1, ${newest}) ${id} } } }`, 'more than 500 lists'],
  ['total counts', `{ ${aliases(3, () => 'swaps(limit: 1) { totalCount }')} }`, 'searches and total counts'],
  ['counts within rows', `{ pairs(limit: 9) { items { swaps(limit: 1, ${newest}) { totalCount } } } }`, 'total counts'],
  ['searches', `{ ${aliases(3, () => `tokens(where: { symbol_contains: "a" }) ${id}`)} }`, 'searches'],
  ['skipped rows', `{ ${aliases(5, () => `swaps(limit: 1, offset: 5000) ${id}`)} }`, 'more than 20000 rows'],
  [
    'the state',
    `{ pairs(limit: 9) { items { hours(limit: 1, orderBy: "hourStartUnix") ${id} } } ${aliases(495, () => '_meta { status }')} }`,
    'more than 500 lists',
  ],
  [
    'a page written often',
    `{ swaps(limit: 1000) { ${aliases(101, () => 'items { id }')} } }`,
    'more than 200000 values',
  ],
  [
    'a field written often',
    `{ swaps(limit: 1000) { items { ${aliases(200, () => 'id')} } } }`,
    'more than 200000 values',
  ],
  [
    'a row written often, by fragments',
    `{ ${aliases(20, () => 'swaps(limit: 1000) { items { ...f } }')} } fragment f on swap { ${aliases(10, () => 'id')} }`,
    'more than 200000 values',
  ],
  [
    'amounts, which a token may make as long as it likes',
    `{ ${aliases(5, () => 'swaps(limit: 1000) { items { amount0In amount1In amount0Out amount1Out amountUSD } }')} }`,
    'more than 200000 values',
  ],
  [
    'lists in columns',
    '{ a: lotteryPurchases(limit: 1000) { items { ...f } } b: lotteryPurchases(limit: 1000) { items { ...f } } } fragment f on lotteryPurchase { numbers }',
    'more than 200000 values',
  ],
  ['two queries', `query a { swaps(limit: 1) ${id} } query b { swaps(limit: 1) ${id} }`, 'One query a request'],
  ['one field', `{ swaps { items { ${'id '.repeat(9000)} } } }`, '"id" is asked for too often'],
  ['one field in parts', `{ swaps { items { ${'... { id } '.repeat(900)} } } }`, '"id" is asked for too often'],
  [
    'fragments',
    `{ ...f0 } ${Array.from({ length: 60 }, (_, n) => `fragment f${n} on Query { __typename }`).join(' ')}`,
    'fragments',
  ],
  ['a long body', `{ ${' '.repeat(70_000)} swaps(limit: 500, ${newest}) ${id} }`, 'longer than 65536 bytes'],
];

/** The costliest that is allowed; `$ids` are 1000 ids. */
export const costliestQueries: readonly (readonly [what: string, query: string])[] = [
  [
    '500 look-ups',
    `{ ${aliases(500, (n) => `swaps(where: { timestamp_gt: ${1_800_000_000 + n * 90} }, orderBy: "timestamp", limit: 1) ${id}`)} }`,
  ],
  ['500 single rows', `{ ${aliases(500, (n) => `token(id: "0x${n.toString(16).padStart(40, '0')}") { name }`)} }`],
  [
    '20 pages with their rows',
    `{ ${aliases(4, (n) => `swaps(limit: 1000, offset: ${n * 500}, ${newest}) { items { id pair { id } token0 { id } token1 { id } } }`)} }`,
  ],
  [
    'two searches',
    `{ ${aliases(2, (n) => `tokens(where: { OR: [{ symbol_contains_nocase: "zz${n}" }, { name_contains_nocase: "zz${n}" }] }, orderBy: "tradeVolumeUSD") ${id}`)} }`,
  ],
  ['199 fields of 1000 rows', `{ swaps(limit: 1000, ${newest}) { items { ${aliases(199, () => 'id')} } } }`],
  ['two counts', `{ ${aliases(2, () => 'swaps(limit: 1) { totalCount }')} }`],
  ['all days of 20 accounts', `{ ${aliases(20, (n) => accountDays(n, 1000))} }`],
  [
    'the last actions in 500 pools',
    `{ ${aliases(500, (n) => `poolActions(where: { poolId: "0x${n}" }, limit: 10, ${newest}) { items { id harvested } }`)} }`,
  ],
  ['two counts of actions', '{ farmActions(limit: 1) { totalCount } poolActions(limit: 1) { totalCount } }'],
  ['1000 ids', `query ($ids: [String!]) { swaps(where: { id_in: $ids }, orderBy: "amountUSD", limit: 1000) ${id} }`],
  ['a long body of look-ups', `{ ${' '.repeat(70_000)} swaps(limit: 1, ${newest}) ${id} }`],
];
