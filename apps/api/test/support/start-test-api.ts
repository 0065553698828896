import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDeployment } from '@besc/contracts/deployments/local';
import { pino } from 'pino';
import type { ApiFeature } from '../../src/shared/api-feature';
import { startApi } from '../../src/start-api';

export const testChain = { chainId: 2372, genesisHash: `0x${'1a'.repeat(32)}` } as const;

export interface TestApi {
  readonly url: string;
  stop(): Promise<void>;
}

/** A running API with some features; by default its tables are in memory and no node answers. */
export async function startTestApi(options: {
  readonly features: readonly ApiFeature[];
  readonly env?: Readonly<Record<string, string>>;
  readonly genesisHash?: string;
}): Promise<TestApi> {
  const { features, env, genesisHash = testChain.genesisHash } = options;
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
    DATABASE_FOLDER: 'memory://',
    ...env,
  };
  try {
    const api = await startApi(settings, pino({ level: 'silent' }), features);
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
