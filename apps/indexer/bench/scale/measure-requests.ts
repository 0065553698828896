import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { engineUse } from '../../test/support/engine-use';
import { type Asked, pageRequests } from './page-requests';

/** Of one request: milliseconds, and what its statements did in Postgres. */
export interface RequestFigures {
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Processor time of the reader. */
  readonly readerMs: number;
  readonly statements: number;
  /** Rows that plans read and pages of 8 kB that they touched. */
  readonly rowsRead: number;
  readonly buffers: number;
  /** Tables that were read from end to end, with their rows. */
  readonly scanned: Readonly<Record<string, number>>;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

const turns = 20;

/** Each request alone, one after another, the first three unmeasured; then once with its plans. */
export async function measureRequests(client: Client, asked: Asked): Promise<Record<string, RequestFigures>> {
  const figures: Record<string, RequestFigures> = {};
  const log = await planLog(client);
  const { port } = new URL(asked.url);
  for (const [name, request] of Object.entries(pageRequests)) {
    const times: number[] = [];
    let used = 0;
    for (let turn = -3; turn < turns; turn += 1) {
      if (turn === 0) used = engineUse(port).seconds;
      const begin = performance.now();
      await request(asked);
      if (turn >= 0) times.push(performance.now() - begin);
    }
    times.sort((a, b) => a - b);
    const readerMs = round(((engineUse(port).seconds - used) * 1000) / turns);
    const plans = await log.during(() => request(asked));
    const nodes = plans.flatMap(nodesOf);
    const scanned: Record<string, number> = {};
    for (const node of nodes.filter((each) => each['Node Type'] === 'Seq Scan')) {
      const table = node['Relation Name'] ?? '';
      scanned[table] = Math.max(scanned[table] ?? 0, rowsOf(node));
    }
    figures[name] = {
      medianMs: round(times[turns / 2]),
      p95Ms: round(times[Math.ceil(turns * 0.95) - 1]),
      readerMs,
      statements: plans.length,
      rowsRead: nodes.filter((node) => node['Relation Name']).reduce((sum, node) => sum + rowsOf(node), 0),
      buffers: plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0),
      scanned,
    };
  }
  return figures;
}

/** Postgres's own log of the plans of statements (`auto_explain`). */
async function planLog(client: Client) {
  const set = async (milliseconds: number) => {
    await client.query(`alter system set auto_explain.log_min_duration = ${milliseconds}`);
    await client.query('select pg_reload_conf()');
    await sleep(300);
  };
  const { rows } = await client.query<{ file: string }>(
    "select current_setting('data_directory') || '/' || pg_current_logfile('jsonlog') as file",
  );
  const file = join(rows[0]?.file ?? '');
  return {
    async during(work: () => Promise<unknown>): Promise<PlanNode[]> {
      await set(0);
      const before = readFileSync(file).length;
      await work();
      await sleep(300);
      const text = readFileSync(file).subarray(before).toString();
      await set(-1);
      const messages = text
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { message: string }).message);
      const plans = messages.filter((message) => message.includes('plan:\n{'));
      const read = plans.map(
        (message) => JSON.parse(message.slice(message.indexOf('{'))) as { 'Query Text': string; Plan: PlanNode },
      );
      return read.filter((each) => each['Query Text'].includes('exchange_')).map((each) => each.Plan);
    },
  };
}

/** What `planLog` needs of the server before it starts. */
export async function prepareServer(client: Client): Promise<void> {
  const settings = {
    shared_preload_libraries: 'auto_explain',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_format': 'json',
    logging_collector: 'on',
    log_destination: 'jsonlog',
    max_wal_size: '4GB',
    autovacuum: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
  };
  await client.query("load 'auto_explain'");
  for (const [name, value] of Object.entries(settings)) await client.query(`alter system set ${name} = '${value}'`);
}

const round = (value = Number.NaN) => Math.round(value * 10) / 10;
const rowsOf = (node: PlanNode) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
