import { db } from 'ponder:api';
import schema, { block } from 'ponder:schema';
import { Hono } from 'hono';
import { desc, eq, graphql, sql } from 'ponder';
import { ourNodes } from '../shared/index-nodes';
import { indexSettings } from '../shared/index-settings';
import { answerDecimals } from './answer-decimals';
import { checkpointBlock } from './checkpoint-block';
import { healthReport } from './health-report';
import { indexMetrics } from './index-metrics';
import { keepConnections } from './keep-connections';
import { limitClients } from './limit-clients';
import { limitExecutions } from './limit-executions';
import { limitReads } from './limit-reads';
import { queryLimits } from './query-limits';
import { readableTables } from './readable-tables';
import { refuseCostly } from './refuse-costly';
import { nameRequests } from './request-names';
import { watchProgress } from './watch-progress';

const settings = indexSettings();
const readInTurns = limitReads(db, settings);
const columns = { number: block.number, hash: block.id, timestamp: block.timestamp };
const newest = async () => (await db.select(columns).from(block).orderBy(desc(block.number)).limit(1))[0];
// The engine names it to the database only where it follows the chain, or where that is Postgres.
const schemaOfTables = sql.identifier(String(Reflect.get(block, Symbol.for('drizzle:Schema'))));
const progress = watchProgress(settings, ourNodes(), {
  newest,
  final: async () => {
    const { rows } = await db.execute(sql`select finalized_checkpoint from ${schemaOfTables}._ponder_checkpoint`);
    const number = checkpointBlock(rows[0]?.finalized_checkpoint);
    if (number === undefined) return undefined;
    return (await db.select(columns).from(block).where(eq(block.number, number)).limit(1))[0];
  },
});

indexMetrics(settings, progress);

const limits = limitClients(settings);
const app = new Hono();

app.use(keepConnections(settings.keepAliveSeconds));

// The engine refuses a route by the name `/health`, which it has for itself.
app.get('/:name{health}', (context) => {
  const report = healthReport(progress.current(), settings.stallSeconds);
  // A page that shows the report is no watchman: to it a bad one is an answer, not a failed request.
  const isShown = context.req.query('report') !== undefined;
  return context.json(report, report.healthy || isShown ? 200 : 503, { 'cache-control': 'no-store' });
});

app.use('/graphql', nameRequests());
// Every answer says which block the tables had reached: the answer is of that block or a later one.
app.use('/graphql', async (context, next) => {
  let { indexed } = progress.current();
  await next();
  // A writer that takes over begins at what is final: until it has caught up, its readers know less than they did.
  if (settings.role === 'reader') {
    const after = await newest().catch(() => undefined);
    if (indexed && (after === undefined || after.number < indexed.number)) indexed = after;
  }
  context.header('access-control-expose-headers', 'x-index-block, x-index-hash, x-request-id, retry-after');
  if (!indexed) return;
  context.header('x-index-block', String(indexed.number));
  context.header('x-index-hash', indexed.hash);
});
app.use('/graphql', limits.middleware);
app.use(
  '/graphql',
  refuseCostly({
    spend: limits.spend,
    allowsIntrospection: settings.allowsIntrospection,
    tables: readableTables(schema),
  }),
);
answerDecimals(schema);
app.use('/graphql', limitExecutions(limits));
app.use('/graphql', readInTurns);
app.use(
  '/graphql',
  graphql(
    { db, schema },
    {
      maxOperationTokens: queryLimits.tokens,
      maxOperationDepth: queryLimits.depth,
      maxOperationAliases: queryLimits.aliases,
    },
  ),
);

export default app;
