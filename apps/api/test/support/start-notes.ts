import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDeployment } from '@besc/contracts/deployments/local';
import { pino } from 'pino';
import { features } from '../../src/features';
import { startApi } from '../../src/start-api';
import { testChain } from './note-post';
import { notesFeature } from './notes/notes-feature';

/** A running API with the features of the product and notes; by default its tables are in memory and no node answers. */
export async function startNotes(
  changes: Readonly<Record<string, string>> = {},
  genesisHash: string = testChain.genesisHash,
) {
  const folder = await mkdtemp(join(tmpdir(), 'besc-api-'));
  const { roles: _, ...deployed } = localDeployment;
  await writeFile(
    join(folder, 'deployment.json'),
    JSON.stringify({ version: 2, ...testChain, genesisHash, ...deployed }),
  );
  const env = {
    PORT: '0',
    DEPLOYMENT_FILE: join(folder, 'deployment.json'),
    PUBLIC_ORIGIN: 'https://swap.example',
    REQUESTS_PER_MINUTE: '1000000',
    RPC_URL: 'http://127.0.0.1:9',
    DATABASE_FOLDER: 'memory://',
    ...changes,
  };
  const api = await startApi(env, pino({ level: 'silent' }), [...features, notesFeature]);
  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${api.url}/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    url: api.url,
    post,
    /** Status and, of a refusal, its code. */
    async outcome(body: unknown, headers?: Readonly<Record<string, string>>): Promise<string> {
      const answer = await post(body, headers);
      const { error } = (await answer.json()) as { error?: { code: string } };
      return error ? `${answer.status} ${error.code}` : String(answer.status);
    },
    async notes(topic: string): Promise<readonly { account: string; text: string; stars: number; signedAt: number }[]> {
      const answer = await fetch(`${api.url}/notes/${encodeURIComponent(topic)}`);
      return ((await answer.json()) as { notes: [] }).notes;
    },
    async stop() {
      await api.stop();
      await rm(folder, { recursive: true });
    },
  };
}

export type RunningNotes = Awaited<ReturnType<typeof startNotes>>;
