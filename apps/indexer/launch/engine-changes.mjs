const storeTurns = new URL('./store-turns.mjs', import.meta.url);

/**
 * What we change in the engine, which has no setting for it. Each entry is an exact piece of one of its files; if the
 * piece is not there once and only once, the index refuses to start, so an engine update cannot lose a change unseen.
 */
export const engineChanges = [
  {
    file: '/ponder/dist/esm/utils/finality.js',
    find: 'finalityBlockCount = 30;',
    // For chains it does not know the engine takes 30 blocks as final; ours must survive deeper reorganisations.
    put: 'finalityBlockCount = Number(process.env.FINALITY_BLOCKS ?? 65);',
  },
  {
    file: '/ponder/dist/esm/internal/options.js',
    find: 'databaseHeartbeatTimeout: 25 * 1000,',
    // After a crash the engine waits 25 s for its own dead heartbeat. Our lock proves that nobody else runs.
    put: 'databaseHeartbeatTimeout: 0,',
  },
  {
    file: '/ponder/dist/esm/server/index.js',
    find: '.get("/health", (c) =>',
    // The engine's /health says 200 always. Ours (src/api) tells the truth under that name.
    put: '.get("/alive", (c) =>',
  },
  {
    file: '/ponder/dist/esm/server/index.js',
    find: 'const terminator = createHttpTerminator({',
    // Node closes idle connections after 5 s: whoever asks at that moment, a balancer or a page, gets a reset.
    put: `httpServer.keepAliveTimeout = Number(process.env.KEEP_ALIVE_MS);
    httpServer.headersTimeout = Math.max(60000, httpServer.keepAliveTimeout + 5000);
    const terminator = createHttpTerminator({`,
  },
  {
    file: '/ponder/dist/esm/bin/commands/serve.js',
    find: 'if (preCompileResult.result.databaseConfig.kind === "pglite") {',
    // Without a chain to read only one process opens the folder, so that it can serve it.
    put: 'if (false) {',
  },
  {
    file: '/ponder/dist/esm/build/index.js',
    find: 'route.path === "/health" ||',
    put: 'route.path === "/alive" ||',
  },
  {
    file: '/ponder/dist/esm/build/index.js',
    find: 'const dialect = preBuild.databaseConfig.kind;\n            if (dialect === "pglite") {',
    // The engine opens a PGlite folder, closes it and opens it again. Each opening takes 250 MB, the first of them until
    // the next large garbage collection.
    put: 'const dialect = preBuild.databaseConfig.kind;\n            if (dialect === "pglite") return { status: "success" };\n            if (false) {',
  },
  {
    file: '/ponder/dist/esm/build/index.js',
    find: 'new ViteNodeServer(viteDevServer)',
    // Our files would get a second copy of the engine, GraphQL with it, that its own loader reads: without these changes.
    put: 'new ViteNodeServer(viteDevServer, { deps: { external: [/\\/ponder\\/dist\\/esm\\//] } })',
  },
  {
    file: '/ponder/dist/esm/rpc/index.js',
    find: 'const INITIAL_MAX_RPS = 20;',
    // The engine starts with 20 requests a second and grows by 5%; our transport asks in batches and backs off itself.
    put: 'const INITIAL_MAX_RPS = 500;',
  },
  {
    file: '/ponder/dist/esm/rpc/index.js',
    find: 'const duration = BASE_DURATION * 2 ** i;',
    // The engine doubles its pauses up to 64 s, so that it sleeps on when the node has long been back.
    put: 'const duration = Math.min(BASE_DURATION * 2 ** i, 1000);',
  },
  {
    file: '/ponder/dist/esm/rpc/index.js',
    find: 'function shouldRetry(error) {',
    // A block that is no longer part of the chain has no logs, however often they are asked for.
    put: `function shouldRetry(error) {
    if (error?.code === 'BLOCK_REPLACED' || error?.cause?.code === 'BLOCK_REPLACED')
        return false;`,
  },
  {
    file: '/ponder/dist/esm/runtime/realtime.js',
    find: 'callback({ block, blockCallback: pwr.resolve, endClock });',
    // Heads wait in a row while one is worked on. Only the newest counts: what lies between is fetched by number.
    put: 'newestHead = block; callback({ block, blockCallback: pwr.resolve, endClock });',
  },
  {
    file: '/ponder/dist/esm/runtime/realtime.js',
    find: 'let mostRecentHash = params.syncProgress.finalized.hash;',
    put: 'let mostRecentHash = params.syncProgress.finalized.hash; let newestHead;',
  },
  {
    file: '/ponder/dist/esm/runtime/realtime.js',
    find: 'const arrivalMs = Date.now();',
    put: 'if (block !== newestHead) { blockCallback(false); continue; } const arrivalMs = Date.now();',
  },
  {
    file: '/ponder/dist/esm/sync-realtime/index.js',
    find: 'catch (_error) {\n                blockCallback?.(false);',
    // A head that failed counted as seen for ever after, and was left out until the next block came.
    put: 'catch (_error) {\n                latestFetchedBlock = undefined;\n                blockCallback?.(false);',
  },
  {
    file: '/ponder/dist/esm/sync-realtime/index.js',
    find: 'remoteBlock = await eth_getBlockByHash(args.rpc, [remoteBlock.parentHash, false], context);',
    // When a second reorganisation takes the block away that is asked for here, the local chain has already been cut: the
    // next try would start from the cut chain, and the rows of the blocks cut off would stay for ever.
    put: `remoteBlock = await eth_getBlockByHash(args.rpc, [remoteBlock.parentHash, false], context).catch((error) => {
                    unfinalizedBlocks = unfinalizedBlocks.concat(reorgedBlocks);
                    throw error;
                });`,
  },
  {
    file: '/ponder/dist/esm/database/actions.js',
    find: 'export const createLiveQueryTriggers = async (qb, { namespaceBuild, tables, chainId, }, context) => {',
    // They tell subscribers which tables a block changed, by a write beside each row that is written. We have none.
    put: 'export const createLiveQueryTriggers = async (qb, { namespaceBuild, tables, chainId, }, context) => {\n    return;',
  },
  {
    file: '/ponder/dist/esm/runtime/multichain.js',
    find: 'if (database.userQB.$dialect === "postgres") {\n                        await tx.wrap((tx) => tx.execute(`CREATE TEMP TABLE',
    put: 'if (false) {\n                        await tx.wrap((tx) => tx.execute(`CREATE TEMP TABLE',
  },
  {
    file: '/ponder/dist/esm/runtime/multichain.js',
    find: 'else {\n                        await tx.wrap((tx) => tx.execute(`CREATE TEMP TABLE IF NOT EXISTS',
    put: 'else if (false) {\n                        await tx.wrap((tx) => tx.execute(`CREATE TEMP TABLE IF NOT EXISTS',
  },
  {
    file: '/ponder/dist/esm/runtime/multichain.js',
    find: 'if (database.userQB.$dialect === "pglite") {\n                        await tx.wrap((tx) => tx.execute(`TRUNCATE',
    put: 'if (false) {\n                        await tx.wrap((tx) => tx.execute(`TRUNCATE',
  },
  {
    file: '/ponder/dist/esm/indexing-store/cache.js',
    find: 'const LOW_BATCH_THRESHOLD = 20;',
    // More rows of a block than this go through a temporary table that is made, filled and emptied: dearer than hundreds of rows.
    put: 'const LOW_BATCH_THRESHOLD = 400;',
  },
  {
    file: '/ponder/dist/esm/indexing-store/cache.js',
    find: 'const row = recoverProfilePattern(pattern, event);\n',
    // A row that is read ahead is found by what the event holds: an id that is text but made of a number was asked for
    // by the number, which PGlite refuses again and again.
    put: `const row = recoverProfilePattern(pattern, event);
                                for (const [name, { dataType }] of primaryKeyCache.get(table)) if (dataType === 'string') row[name] = String(row[name]);\n`,
  },
  {
    file: '/ponder/dist/esm/indexing-store/cache.js',
    find: 'async flush({ tableNames } = {}) {',
    // Which tables the block has written, for its end (runtime/multichain.js below). All rows are written in one turn.
    put: `written: new Set(),
        flush(...parts) {
            return inTurn(() => this.flushNow(...parts));
        },
        async flushNow({ tableNames } = {}) {
            const { written } = this;`,
  },
  {
    file: '/ponder/dist/esm/indexing-store/cache.js',
    find: 'import copy from "pg-copy-streams";',
    put: `import copy from "pg-copy-streams"; import { inTurn } from "${storeTurns}";`,
  },
  {
    file: '/ponder/dist/esm/database/index.js',
    find: 'import { createPglite, createPgliteKyselyDialect }',
    put: `import { inTurns } from "${storeTurns}"; import { createPglite, createPgliteKyselyDialect }`,
  },
  {
    file: '/ponder/dist/esm/database/index.js',
    find: 'readonlyQB = createQB(drizzlePglite(driver.instance, {',
    // Whoever asks the tables of a folder waits until a block is written whole, or taken back whole.
    put: 'readonlyQB = createQB(drizzlePglite(inTurns(driver.instance), {',
  },
  {
    file: '/ponder/dist/esm/runtime/multichain.js',
    find: 'const counts = await revertMultichain(tx, {\n                        checkpoint: event.checkpoint,\n                        tables,\n                    }, context);',
    put: 'const counts = await inTurn(() => revertMultichain(tx, { checkpoint: event.checkpoint, tables }, context));',
  },
  {
    file: '/ponder/dist/esm/runtime/multichain.js',
    find: "import { splitEvents } from './events.js';",
    put: `import { splitEvents } from './events.js'; import { inTurn } from "${storeTurns}";`,
  },
  {
    file: '/ponder/dist/esm/indexing-store/cache.js',
    find: '\n                const updateValues = Array.from(updateBuffer.get(table).values());',
    put: '\n                const updateValues = Array.from(updateBuffer.get(table).values());\n                if (insertValues.length + updateValues.length > 0) written.add(table);',
  },
  {
    file: '/ponder/dist/esm/indexing-store/cache.js',
    find: 'cache.get(table).cache.delete(ck);\n            const inDb',
    put: 'cache.get(table).cache.delete(ck);\n            this.written.add(table);\n            const inDb',
  },
  {
    file: '/ponder/dist/esm/runtime/multichain.js',
    find: 'await Promise.all(tables.map((table) => commitBlock(',
    // After each block the engine asks every table which of its rows are new. Only those that were written have any.
    put: 'await Promise.all(tables.filter((table) => indexingCache.written.delete(table)).map((table) => commitBlock(',
  },
  {
    file: '/ponder/dist/esm/graphql/middleware.js',
    find: 'import { createMiddleware } from "hono/factory";',
    put: `import { createMiddleware } from "hono/factory"; import { requestTurns } from "${new URL('./request-turns.mjs', import.meta.url)}";`,
  },
  {
    file: '/ponder/dist/esm/graphql/middleware.js',
    find: 'return { qb: globalThis.PONDER_DATABASE.readonlyQB, getDataLoader };',
    // The engine sends all lists of a request to the database at once and never stops them.
    // A statement that took too long it would try nine times more.
    put: `const { raw } = globalThis.PONDER_DATABASE.readonlyQB;
            const wrap = (...parts) => parts.at(-1)(raw);
            const turn = requestTurns(Number(process.env.REQUEST_TIMEOUT_MS));
            return { qb: { raw, wrap, turn }, getDataLoader };`,
  },
  {
    file: '/ponder/dist/esm/graphql/index.js',
    find: 'async function executePluralQuery(relation, columns, qb,',
    put: `function executePluralQuery(...parts) {
    return parts[2].turn(() => executePluralQueryNow(...parts));
}
async function executePluralQueryNow(relation, columns, qb,`,
  },
  {
    file: '/ponder/dist/esm/graphql/index.js',
    find: 'return buildCondition(0);',
    // "a > x or (a = x and b >= y)" uses no index: a page far behind would read everything before it.
    put: 'const [first] = cursorColumns; return and(first.comparatorOrEquals(first.column, first.value), buildCondition(0));',
  },
  {
    file: '/ponder/dist/esm/graphql/index.js',
    find: '.map((fragment) => rows.find((row) => Object.entries(fragment).every(([col, val]) => row[col] === val))));',
    // Each of a thousand rows was looked for among a thousand.
    put: `.map((fragment, position, all) => {
                    all.columns ??= Object.keys(fragment);
                    const key = (row) => all.columns.map((column) => String(row[column])).join();
                    all.byKey ??= new Map(rows.map((row) => [key(row), row]));
                    return all.byKey.get(key(fragment));
                }));`,
  },
  {
    file: '/ponder/dist/esm/utils/pg.js',
    find: 'statement_timeout: 30 * 1000,',
    // A query of a stranger may keep the database busy for this long, not for half a minute.
    put: 'statement_timeout: Number(process.env.STATEMENT_TIMEOUT_MS),',
  },
  {
    file: '/ponder/dist/esm/utils/pglite.js',
    find: 'return new PGlite(options);',
    // A folder torn by a kill aborts every query for ever. The one who watches is told, and indexes anew.
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
