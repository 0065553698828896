import { createServer } from 'node:http';
import type { IndexSettings } from '../src/shared/parse-index-settings';

/** Why there is nothing to serve. */
export type Absence = 'database-unreachable' | 'node-unreachable' | 'standby' | 'no-tables';

/** Answers 503 in the place of the engine while `waiting` goes on, and gives what that comes to. */
export async function serveAbsence<Answer>(
  { port, host, role }: IndexSettings,
  status: Absence,
  waiting: () => Promise<Answer>,
): Promise<Answer> {
  const unknown = { chainHead: null, indexedBlock: null, indexedHash: null, indexedTimestamp: null, lagBlocks: null };
  const health = JSON.stringify({ status, healthy: false, ...unknown, secondsSinceProgress: 0 });
  const refusal = JSON.stringify({ errors: [{ message: 'The index is not available at the moment.' }] });
  const metrics = `# TYPE index_health gauge\nindex_health{role="${role}",status="${status}"} 1\n`;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const isMetrics = path === '/metrics';
    response.writeHead(isMetrics || path === '/health?report' ? 200 : 503, {
      'content-type': isMetrics ? 'text/plain; version=0.0.4; charset=utf-8' : 'application/json',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      connection: 'close',
      'retry-after': '5',
    });
    response.end(isMetrics ? metrics : path === '/health' || path === '/health?report' ? health : refusal);
  });
  // Somebody else may have the port; then the engine will say so when it starts.
  server.on('error', () => {});
  server.listen(port, host);
  try {
    return await waiting();
  } finally {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
