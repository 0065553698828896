import { join } from 'node:path';
import type { HistoryWriter } from '../../history/history-writer';
import { historyWriters } from '../../history-writers';
import type { StackPart } from '../run-parts';
import { givenBy, type StackWorld } from '../stack-world';

/** Stands in the API's folder, and goes with what was posted: when posting began, and whether all of it is done. */
const begunFile = join('api', 'background.json');

interface Begun {
  readonly time: number;
  readonly block: number;
  readonly isDone: boolean;
}

/** What slugs post while the stack runs. Nothing waits for it, and a post that fails is said and tried again by the next start. */
export const makePostingPart = (writers: readonly HistoryWriter[]): StackPart<StackWorld> => ({
  name: 'posting',
  needs: ['page', 'index', 'api'],
  async start(world) {
    const { folder, urls, options } = world;
    const { chain, deployment } = givenBy(world, 'chain');
    const stopping = new AbortController();
    const post = async () => {
      // The API's folder is emptied where it fits the chain no more, so what stands there is of this chain.
      const kept = (await folder.readJson(begunFile)) as Begun | undefined;
      if (kept?.isDone) return;
      const begun = kept ?? {
        time: Math.floor(Date.now() / 1000),
        block: await chain.blockNumber(),
        isDone: false,
      };
      await folder.writeJson(begunFile, begun);
      const { signal } = stopping;
      for (const { postInBackground } of writers) {
        await postInBackground?.({ chain, deployment, apiUrl: urls.api, begun, signal });
        signal.throwIfAborted();
      }
      await folder.writeJson(begunFile, { ...begun, isDone: true });
    };
    const posted = post().catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      options.progress.say(`Not everything was posted to the API; the next start goes on: ${reason}`);
    });
    world.given.posting = {
      async stop() {
        stopping.abort();
        await posted;
      },
    };
  },
  stop: async ({ given }) => given.posting?.stop(),
});

export const postingPart = makePostingPart(historyWriters);
