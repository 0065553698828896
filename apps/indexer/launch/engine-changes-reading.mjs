/** What we change in how the engine starts, serves and follows the chain. */
export const readingChanges = [
  {
    name: 'finality',
    reason:
      'For chains it does not know the engine takes 30 blocks as final; ours must survive deeper reorganisations.',
    guard: { file: 'test/launch/engine-parts.test.ts', title: 'blocks are final after as many as we say' },
    file: '/ponder/dist/esm/utils/finality.js',
    find: 'finalityBlockCount = 30;',
    put: 'finalityBlockCount = Number(process.env.FINALITY_BLOCKS);',
  },
  {
    name: 'health-name',
    reason: "The engine's /health says 200 always. Ours (src/api) tells the truth under that name.",
    guard: {
      file: 'test/launch/chain-faults.test.ts',
      title: 'health gives the head, the indexed block with its hash, and the lag',
    },
    file: '/ponder/dist/esm/server/index.js',
    find: '.get("/health", (c) =>',
    put: '.get("/alive", (c) =>',
  },
  {
    name: 'serve-folder',
    reason: 'Without a chain to read only one process opens the folder, so that it can serve it.',
    guard: {
      file: 'test/launch/folder-faults.test.ts',
      title: 'without a node at the start it serves what it has, and follows when the node is back',
    },
    file: '/ponder/dist/esm/bin/commands/serve.js',
    find: 'if (preCompileResult.result.databaseConfig.kind === "pglite") {',
    put: 'if (false) {',
  },
  {
    name: 'folder-opened-once',
    reason:
      'The engine opens a PGlite folder, closes it and opens it again. Each opening takes 250 MB, the first of them until the next large garbage collection.',
    guard: {
      file: 'test/launch/engine-parts.test.ts',
      title: 'a folder is not opened for a look before it is opened for good',
    },
    file: '/ponder/dist/esm/build/index.js',
    find: 'const dialect = preBuild.databaseConfig.kind;\n            if (dialect === "pglite") {',
    put: 'const dialect = preBuild.databaseConfig.kind;\n            if (dialect === "pglite") return { status: "success" };\n            if (false) {',
  },
  {
    name: 'one-engine',
    reason:
      'Our files would get a second copy of the engine, GraphQL with it, that its own loader reads: without these changes.',
    guard: { file: 'test/api/graphql-limits.test.ts', title: 'a page by cursor reads none of what lies before it' },
    file: '/ponder/dist/esm/build/index.js',
    find: 'new ViteNodeServer(viteDevServer)',
    put: 'new ViteNodeServer(viteDevServer, { deps: { external: [/\\/ponder\\/dist\\/esm\\//] } })',
  },
  {
    name: 'decimals',
    reason: 'A column that holds whole numbers says itself how GraphQL writes that of a row as a decimal.',
    guard: { file: 'test/api/graphql-limits.test.ts', title: 'amounts are asked for and answered as decimals' },
    file: '/ponder/dist/esm/graphql/index.js',
    find: 'type: column.notNull ? new GraphQLNonNull(type) : type,',
    put: 'type: column.notNull ? new GraphQLNonNull(type) : type, resolve: column.resolve,',
  },
  {
    name: 'first-rate',
    reason:
      'The engine starts with 20 requests a second and grows by 5%; our transport asks in batches and backs off itself.',
    guard: { file: 'test/launch/engine-parts.test.ts', title: 'what is asked at once is sent at once' },
    file: '/ponder/dist/esm/rpc/index.js',
    find: 'const INITIAL_MAX_RPS = 20;',
    put: 'const INITIAL_MAX_RPS = 500;',
  },
  {
    name: 'short-pauses',
    reason: 'The engine doubles its pauses up to 64 s, so that it sleeps on when the node has long been back.',
    guard: {
      file: 'test/launch/engine-parts.test.ts',
      title: 'a node that fails is asked again within a second each time',
    },
    file: '/ponder/dist/esm/rpc/index.js',
    find: 'const duration = BASE_DURATION * 2 ** i;',
    put: 'const duration = Math.min(BASE_DURATION * 2 ** i, 1000);',
  },
  {
    name: 'newest-head-told',
    reason:
      'Heads wait in a row while one is worked on. Only the newest counts: what lies between is fetched by number.',
    guard: { file: 'test/launch/engine-parts.test.ts', title: 'of heads that wait only the newest is worked on' },
    file: '/ponder/dist/esm/runtime/realtime.js',
    find: 'callback({ block, blockCallback: pwr.resolve, endClock });',
    put: 'newestHead = block; callback({ block, blockCallback: pwr.resolve, endClock });',
  },
  {
    name: 'newest-head-kept',
    reason: 'Where the newest head is kept for newest-head-told and newest-head-only.',
    guard: { file: 'test/launch/engine-parts.test.ts', title: 'of heads that wait only the newest is worked on' },
    file: '/ponder/dist/esm/runtime/realtime.js',
    find: 'let mostRecentHash = params.syncProgress.finalized.hash;',
    put: 'let mostRecentHash = params.syncProgress.finalized.hash; let newestHead;',
  },
  {
    name: 'newest-head-only',
    reason: 'A head that waited while a newer one came is left out.',
    guard: { file: 'test/launch/engine-parts.test.ts', title: 'of heads that wait only the newest is worked on' },
    file: '/ponder/dist/esm/runtime/realtime.js',
    find: 'const arrivalMs = Date.now();',
    put: 'if (block !== newestHead) { blockCallback(false); continue; } const arrivalMs = Date.now();',
  },
  {
    name: 'failed-head',
    reason: 'A head that failed counted as seen for ever after, and was left out until the next block came.',
    guard: {
      file: 'test/launch/engine-parts.test.ts',
      title: 'a head that failed is taken when the node gives it again',
    },
    file: '/ponder/dist/esm/sync-realtime/index.js',
    find: 'catch (_error) {\n                blockCallback?.(false);',
    put: 'catch (_error) {\n                latestFetchedBlock = undefined;\n                blockCallback?.(false);',
  },
  {
    name: 'second-reorganisation',
    reason:
      'When a second reorganisation takes the block away that is asked for here, the local chain has already been cut: the next try would start from the cut chain, and the rows of the blocks cut off would stay for ever.',
    guard: {
      file: 'test/launch/engine-parts.test.ts',
      title: 'blocks that one reorganisation replaces and the next replaces again are taken back',
    },
    file: '/ponder/dist/esm/sync-realtime/index.js',
    find: 'remoteBlock = await eth_getBlockByHash(args.rpc, [remoteBlock.parentHash, false], context);',
    put: `remoteBlock = await eth_getBlockByHash(args.rpc, [remoteBlock.parentHash, false], context).catch((error) => {
                    unfinalizedBlocks = unfinalizedBlocks.concat(reorgedBlocks);
                    throw error;
                });`,
  },
  {
    name: 'each-factory-once',
    reason:
      'A factory was looked at once for each event of what it makes, and what the first look had found in a block the second took for known long since: it was never stored. After the next start all that happens in a pair or pool made while the index followed was left out, for ever.',
    guard: {
      file: 'test/launch/engine-parts.test.ts',
      title: 'what a factory makes while the chain is followed is told with its block, to be stored',
    },
    file: '/ponder/dist/esm/sync-realtime/index.js',
    find: 'factories.push(factory);',
    put: 'if (factories.every(({ id }) => id !== factory.id)) factories.push(factory);',
  },
];
