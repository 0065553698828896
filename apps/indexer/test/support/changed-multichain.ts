import { readFileSync } from 'node:fs';
import * as storeTurns from '../../launch/store-turns.mjs';
import { engineCommon as common, enginePath, load, quiet } from './engine-module';

const file = enginePath('runtime/multichain.js');
const chain = { id: 2372, name: 'besc' };
const quietCache = { prefetch: async () => {}, flush: async () => {}, clear: () => {}, invalidate: () => {} };
const all = async function* <Value>(values: readonly Value[]) {
  yield* values;
};

interface Run {
  readonly dialect: 'postgres' | 'pglite';
  readonly event: 'block' | 'reorg';
  readonly tables: readonly string[];
  /** The tables that the block has written. */
  readonly written: readonly string[];
}

/** What the engine did at the end of a block or in a reorganisation: statements, tables asked for new rows, taken back. */
export interface Ended {
  readonly statements: string[];
  readonly committed: string[];
  readonly reverted: string[];
}

/**
 * Runs the engine's loop over blocks, changed as it is in an index, for one event. Of what it imports, all that is not
 * watched here does nothing.
 */
export async function runChangedMultichain({ dialect, event, tables, written }: Run, ended: Ended): Promise<void> {
  const { source } = await load(`file://${file}`, {}, async () => ({ format: 'module', source: readFileSync(file) }));
  const parts: Record<string, unknown> = {
    startClock: () => () => 0,
    isTable: () => true,
    isView: () => false,
    decodeCheckpoint: () => ({ chainId: BigInt(chain.id), blockNumber: 1n, blockTimestamp: 1n }),
    getLiveQueryTempTableName: () => 'subscribers',
    getEventCount: () => ({}),
    getCachedIntervals: () => new Map(),
    getLocalSyncProgress: async () => ({ getCheckpoint: () => '0' }),
    recordAsyncGenerator: (values: unknown) => values,
    bufferAsyncGenerator: (values: unknown) => values,
    getHistoricalEventsMultichain: () => all([]),
    getRealtimeEventsMultichain: () => all([{ type: event, events: [], checkpoint: '1', chain }]),
    splitEvents: () => [{ checkpoint: '1', events: [] }],
    createIndexingCache: () => ({ ...quietCache, written: new Set(written) }),
    commitBlock: async (_: unknown, { table }: { table: string }) => void ended.committed.push(table),
    revertMultichain: async (_: unknown, of: { tables: readonly string[] }) => {
      ended.reverted.push(...of.tables);
      return [];
    },
  };
  const text = String(source);
  const imports = [...text.matchAll(/import \{([^}]*)\} from (?:'[^']*'|"[^"]*");/g)];
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim())).filter(Boolean);
  const code = text
    .replace(/import \{[^}]*\} from (?:'[^']*'|"[^"]*");/g, '')
    .replace(/await import\("[^"]*store-turns.mjs"\)/, 'storeTurns')
    .replace('export async', 'return async');
  const make = new Function('storeTurns', ...names, code.replace(/^\/\/# sourceMapping.*$/m, ''));
  const runMultichain = make(storeTurns, ...names.map((name) => parts[name] ?? quiet));
  const execute = { execute: (statement: string) => ended.statements.push(statement) };
  const wrap = async (...of: unknown[]) => {
    const run = of.find((part): part is (db: unknown) => unknown => typeof part === 'function');
    const db = new Proxy(execute, { get: (target, name) => (name === 'execute' ? target.execute : quiet) });
    await run?.(db);
  };
  const qb = { $dialect: dialect, wrap, transaction: (run: (tx: unknown) => unknown) => run({ wrap }) };
  await runMultichain({
    common,
    preBuild: {},
    namespaceBuild: { schema: 'one' },
    schemaBuild: { schema: tables, statements: { indexes: { sql: [] } } },
    indexingBuild: { chains: [chain], rpcs: [quiet], finalizedBlocks: [quiet], eventCallbacks: [[]], contracts: [] },
    crashRecoveryCheckpoint: undefined,
    database: { userQB: qb, adminQB: qb, syncQB: qb },
  });
}
