import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

// Put before a test's processes by prove-changes.ts alone: nothing that runs in production reads the variable.
if (isMainThread) register(import.meta.url);

/** Module hook: takes the change that is named out of the list; none for an empty name. */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const { PROVED_CHANGE } = process.env;
  if (!PROVED_CHANGE || !url.endsWith('/launch/engine-changes.mjs')) return loaded;
  const name = JSON.stringify(PROVED_CHANGE);
  const leaveOut = `
    const at = engineChanges.findIndex(({ name }) => name === ${name});
    if (at < 0) throw new Error('There is no change of the name ' + ${name});
    engineChanges.splice(at, 1);`;
  return { ...loaded, source: `${loaded.source}${leaveOut}` };
}
