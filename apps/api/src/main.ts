import { pino } from 'pino';
import { features } from './features';
import { parseApiConfig } from './shared/api-config';
import { startApi } from './start-api';

try {
  const log = pino({ level: parseApiConfig(process.env).logLevel });
  const api = await startApi(process.env, log, features);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void api.stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(`The API did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
