import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDeployment } from '@besc/contracts/deployments/local';
import { pino } from 'pino';
import type { ApiFeature } from '../../src/shared/api-feature';
import { startApi } from '../../src/start-api';

export const testChain = { chainId: 2372, genesisHash: `0x${'1a'.repeat(32)}` } as const;

/** What time it is to an API under test, in Unix milliseconds, unless the test moves it. */
export const testNowMs = Date.UTC(2026, 0, 1);

export interface TestApi {
  readonly url: string;
  stop(): Promise<void>;
}

export interface TestApiOptions {
  readonly features?: readonly ApiFeature[];
  readonly env?: Readonly<Record<string, string>>;
  readonly genesisHash?: string;
  readonly nowMs?: () => number;
}

/** A running API with some features; by default its tables are in memory, no node answers and its time stands. */
export async function startTestApi(options: TestApiOptions): Promise<TestApi> {
  const { features = [], env, genesisHash = testChain.genesisHash, nowMs = () => testNowMs } = options;
  const folder = await mkdtemp(join(tmpdir(), 'besc-api-'));
  const { roles: _, ...deployed } = localDeployment;
  const file = join(folder, 'deployment.json');
  await writeFile(file, JSON.stringify({ version: 2, ...testChain, genesisHash, ...deployed }));
  const settings = {
    PORT: '0',
    DEPLOYMENT_FILE: file,
    PUBLIC_ORIGIN: 'https://swap.example',
    REQUESTS_PER_MINUTE: '1000000',
    RPC_URL: 'http://127.0.0.1:9',
    DATA_DIR: 'memory://',
    ...env,
  };
  try {
    const api = await startApi(settings, pino({ level: 'silent' }), features, nowMs);
    return {
      url: api.url,
      async stop() {
        await api.stop();
        await rm(folder, { recursive: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}
