import { pino } from 'pino';
import { runKeeper } from './run-keeper';
import { parseKeeperConfig } from './shared/keeper-config';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
try {
  const { logLevel } = parseKeeperConfig(process.env);
  await runKeeper(process.env, pino({ level: logLevel }), stopping.signal);
} catch (error) {
  console.error(`The keeper did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
