import { pino } from 'pino';
import { parseApiConfig } from './shared/api-config';
import { startApi } from './start-api';

try {
  const config = parseApiConfig(process.env);
  const log = pino({ level: config.logLevel });
  const api = await startApi(config, log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void api.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(`The API did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
