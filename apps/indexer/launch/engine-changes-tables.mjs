const storeTurns = `(await import("${new URL('./store-turns.mjs', import.meta.url)}"))`;

/** What we change in how the engine writes the tables and answers queries. */
export const tableChanges = [
  {
    name: 'no-subscribers',
    reason:
      'They tell subscribers which tables a block changed, by a write beside each row that is written. We have none.',
    guard: {
      file: 'test/launch/engine-cache.test.ts',
      title: 'no row is written a second time for subscribers, of whom there are none',
    },
    file: '/ponder/dist/esm/database/actions.js',
    find: 'export const createLiveQueryTriggers = async (qb, { namespaceBuild, tables, chainId, }, context) => {',
    put: 'export const createLiveQueryTriggers = async (qb, { namespaceBuild, tables, chainId, }, context) => {\n    return;',
  },
  {
    name: 'no-table-postgres',
    reason: 'The table for subscribers, of whom there are none, would be made in every block.',
    guard: {
      file: 'test/launch/engine-ends.test.ts',
      title: 'no table is made, and none emptied, for subscribers at the end of a block on',
    },
    file: '/ponder/dist/esm/runtime/multichain.js',
    find: 'if (database.userQB.$dialect === "postgres") {\n                        await tx.wrap((tx) => tx.execute(`CREATE TEMP TABLE',
    put: 'if (false) {\n                        await tx.wrap((tx) => tx.execute(`CREATE TEMP TABLE',
  },
  {
    name: 'no-table-folder',
    reason: 'As no-table-postgres, in a folder.',
    guard: {
      file: 'test/launch/engine-ends.test.ts',
      title: 'no table is made, and none emptied, for subscribers at the end of a block on',
    },
    file: '/ponder/dist/esm/runtime/multichain.js',
    find: 'else {\n                        await tx.wrap((tx) => tx.execute(`CREATE TEMP TABLE IF NOT EXISTS',
    put: 'else if (false) {\n                        await tx.wrap((tx) => tx.execute(`CREATE TEMP TABLE IF NOT EXISTS',
  },
  {
    name: 'no-table-emptied',
    reason: 'The table that no-table-folder does not make would be emptied in every block.',
    guard: {
      file: 'test/launch/engine-ends.test.ts',
      title: 'no table is made, and none emptied, for subscribers at the end of a block on',
    },
    file: '/ponder/dist/esm/runtime/multichain.js',
    find: 'if (database.userQB.$dialect === "pglite") {\n                        await tx.wrap((tx) => tx.execute(`TRUNCATE',
    put: 'if (false) {\n                        await tx.wrap((tx) => tx.execute(`TRUNCATE',
  },
  {
    name: 'rows-without-table',
    reason:
      'More rows of a block than this go through a temporary table that is made, filled and emptied: dearer than hundreds of rows.',
    guard: {
      file: 'test/launch/engine-cache.test.ts',
      title: 'hundreds of changed rows of a block are written without a table made for them',
    },
    file: '/ponder/dist/esm/indexing-store/cache.js',
    find: 'const LOW_BATCH_THRESHOLD = 20;',
    put: 'const LOW_BATCH_THRESHOLD = 400;',
  },
  {
    name: 'text-ids',
    reason:
      'A row that is read ahead is found by what the event holds: an id that is text but made of a number was asked for by the number, which PGlite refuses again and again.',
    guard: {
      file: 'test/launch/engine-cache.test.ts',
      title: 'a row whose text id is made of a number in the event is read ahead',
    },
    file: '/ponder/dist/esm/indexing-store/cache.js',
    find: 'const row = recoverProfilePattern(pattern, event);\n',
    put: `const row = recoverProfilePattern(pattern, event);
                                for (const [name, { dataType }] of primaryKeyCache.get(table)) if (dataType === 'string') row[name] = String(row[name]);\n`,
  },
  {
    name: 'rows-in-turn',
    reason: 'Which tables the block has written, for its end (written-tables-only). All rows are written in one turn.',
    guard: {
      file: 'test/launch/engine-cache.test.ts',
      title: 'who reads the tables of a folder never sees a block that is written in part',
    },
    file: '/ponder/dist/esm/indexing-store/cache.js',
    find: 'async flush({ tableNames } = {}) {',
    put: `written: new Set(),
        async flush(...parts) {
            return ${storeTurns}.inTurn(() => this.flushNow(...parts));
        },
        async flushNow({ tableNames } = {}) {
            const { written } = this;`,
  },
  {
    name: 'revert-in-turn',
    reason: 'A reader of a folder must not see a block that is taken back in part.',
    guard: { file: 'test/launch/engine-ends.test.ts', title: 'blocks are taken back in one turn' },
    file: '/ponder/dist/esm/runtime/multichain.js',
    find: 'const counts = await revertMultichain(tx, {\n                        checkpoint: event.checkpoint,\n                        tables,\n                    }, context);',
    put: `const counts = await ${storeTurns}.inTurn(() => revertMultichain(tx, { checkpoint: event.checkpoint, tables }, context));`,
  },
  {
    name: 'written-rows',
    reason: 'For written-tables-only: a table with rows that were made or changed.',
    guard: {
      file: 'test/launch/engine-cache.test.ts',
      title: 'the tables that a block has written are known at its end',
    },
    file: '/ponder/dist/esm/indexing-store/cache.js',
    find: '\n                const updateValues = Array.from(updateBuffer.get(table).values());',
    put: '\n                const updateValues = Array.from(updateBuffer.get(table).values());\n                if (insertValues.length + updateValues.length > 0) written.add(table);',
  },
  {
    name: 'written-deletions',
    reason: 'For written-tables-only: a table with rows that were deleted.',
    guard: {
      file: 'test/launch/engine-cache.test.ts',
      title: 'the tables that a block has written are known at its end',
    },
    file: '/ponder/dist/esm/indexing-store/cache.js',
    find: 'cache.get(table).cache.delete(ck);\n            const inDb',
    put: 'cache.get(table).cache.delete(ck);\n            this.written.add(table);\n            const inDb',
  },
  {
    name: 'written-tables-only',
    reason:
      'After each block the engine asks every table which of its rows are new. Only those that were written have any.',
    guard: {
      file: 'test/launch/engine-ends.test.ts',
      title: 'only the tables that a block has written are asked for its new rows',
    },
    file: '/ponder/dist/esm/runtime/multichain.js',
    find: 'await Promise.all(tables.map((table) => commitBlock(',
    put: 'await Promise.all(tables.filter((table) => indexingCache.written.delete(table)).map((table) => commitBlock(',
  },
  {
    name: 'indexes-kept',
    reason:
      'Each start on known rows rebuilt the indexes of all tables before it followed the chain: minutes of a year of trades, in which every list looks through its table. A backfill that was cut off has none yet.',
    guard: { file: 'test/launch/engine-indexes.test.ts', title: 'rows that are known keep their indexes at a restart' },
    file: '/ponder/dist/esm/database/index.js',
    find: 'for (const indexStatement of schemaBuild.statements.indexes.json) {',
    put: 'for (const indexStatement of []) {',
  },
  {
    name: 'cursor-index',
    reason: '"a > x or (a = x and b >= y)" uses no index: a page far behind would read everything before it.',
    guard: { file: 'test/api/graphql-limits.test.ts', title: 'a page by cursor reads none of what lies before it' },
    file: '/ponder/dist/esm/graphql/index.js',
    find: 'return buildCondition(0);',
    put: 'const [first] = cursorColumns; return and(first.comparatorOrEquals(first.column, first.value), buildCondition(0));',
  },
  {
    name: 'cursor-row-gone-after',
    reason:
      'Where the row that a cursor names is gone (a bet that was collected meanwhile, a block that was replaced), the engine left the last row out also of a page that is not full: no page had it.',
    guard: {
      file: 'test/api/graphql-limits.test.ts',
      title: 'beside a row that is gone a page has all that lies there, in both directions',
    },
    file: '/ponder/dist/esm/graphql/index.js',
    find: '// Otherwise, remove the last record.\n            rows.pop();',
    put: '// Otherwise, remove the last record.\n            if (rows.length === limit + 2) rows.pop();',
  },
  {
    name: 'cursor-row-gone-before',
    reason: 'The same with the first row of a page that ends before a cursor.',
    guard: {
      file: 'test/api/graphql-limits.test.ts',
      title: 'beside a row that is gone a page has all that lies there, in both directions',
    },
    file: '/ponder/dist/esm/graphql/index.js',
    find: '// Otherwise, remove the first record.\n        rows.shift();',
    put: '// Otherwise, remove the first record.\n        if (rows.length === limit + 2) rows.shift();',
  },
  {
    name: 'rows-by-key',
    reason: 'Each of a thousand rows was looked for among a thousand.',
    guard: {
      file: 'test/launch/engine-parts.test.ts',
      title: 'a thousand rows of a request are found without looking at each other',
    },
    file: '/ponder/dist/esm/graphql/index.js',
    find: '.map((fragment) => rows.find((row) => Object.entries(fragment).every(([col, val]) => row[col] === val))));',
    put: `.map((fragment, position, all) => {
                    all.columns ??= Object.keys(fragment);
                    const key = (row) => all.columns.map((column) => String(row[column])).join();
                    all.byKey ??= new Map(rows.map((row) => [key(row), row]));
                    return all.byKey.get(key(fragment));
                }));`,
  },
  {
    name: 'torn-folder',
    reason: 'A folder torn by a kill aborts every query for ever. The watcher is told, and indexes again.',
    guard: {
      file: 'test/launch/folder-faults.test.ts',
      title: 'a database that a kill left half-written is indexed again',
    },
    file: '/ponder/dist/esm/utils/pglite.js',
    find: 'return new PGlite(options);',
    put: `const store = new PGlite(options);
    store.waitReady.catch((error) => {
        const end = () => process.exit(1);
        console.error(\`The database in DATA_DIR cannot be opened: \${error?.message}\`);
        if (process.send) process.send({ kind: 'torn-store' }, end);
        else end();
    });
    return store;`,
  },
];
