import { jsonText } from '@besc/wire/shared/json-text';
import { notesFeature } from './notes/notes-feature';
import { startTestApi, type TestApiOptions } from './start-test-api';

/** A running API with notes; see `startTestApi`. */
export async function startNotes(
  env: Readonly<Record<string, string>> = {},
  options: Omit<TestApiOptions, 'env'> = {},
) {
  const api = await startTestApi({
    ...options,
    features: [...(options.features ?? []), notesFeature],
    env,
  });
  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${api.url}/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : jsonText(body),
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
    stop: api.stop,
  };
}

export type RunningNotes = Awaited<ReturnType<typeof startNotes>>;
