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
    file: '/ponder/dist/esm/build/index.js',
    find: 'route.path === "/health" ||',
    put: 'route.path === "/alive" ||',
  },
  {
    file: '/ponder/dist/esm/rpc/index.js',
    find: 'const INITIAL_MAX_RPS = 20;',
    // The engine starts with 20 requests a second and grows by 5%; our transport asks in batches and backs off itself.
    put: 'const INITIAL_MAX_RPS = 500;',
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
