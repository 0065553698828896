import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockSeconds } from '@besc/domain/shared/constants';
import { runStack } from './stack/run-stack';
import { terminalProgress } from './stack/stack-progress';
import { parseStartArguments, startHelp } from './stack/start-arguments';
import { startFailure } from './stack/start-failure';
import { stopRequest } from './stack/stop-request';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const stopping = new AbortController();
const progress = terminalProgress(process.stdout);
// Our reader may go away; what is kept must still be kept.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** Ends with the exit code for `error`, after one plain sentence. */
function fail(error: unknown): never {
  progress.say('');
  console.error(startFailure(error));
  process.exit(1);
}

try {
  const { help, ...wanted } = parseStartArguments(process.argv.slice(2));
  if (help) {
    console.log(startHelp);
    process.exit(0);
  }
  const interrupted = stopRequest();
  void interrupted.then(() => stopping.abort());
  const started = performance.now();
  progress.say(`BESC Swap, local stack (chain ${wanted.chainId})`);
  const starting = runStack({
    chainId: wanted.chainId,
    fresh: wanted.fresh,
    actors: wanted.actors,
    paces: wanted.paces,
    dataFolder: wanted.dataFolder ?? join(repository, '.localnet', wanted.folderName),
    history: 'year',
    blockSeconds,
    keeper: true,
    ports: { page: 8372, rpc: 8545, index: 42_069, api: 8373, gateway: 8374, secondGateway: 8375 },
    faultProxies: 0,
    progress,
    signal: stopping.signal,
  });
  const stack = await starting.catch((error: unknown) => {
    if (!stopping.signal.aborted) fail(error);
    progress.say('Stopped before it was up; nothing is lost.');
    process.exit(130);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  progress.say(`\nReady after ${seconds} s. Open  ${stack.webUrl}\n`);
  progress.say(
    `  node   ${stack.rpcUrl}   (chain ${wanted.chainId}; the page has a development wallet with funded accounts)`,
  );
  progress.say(`  index  ${stack.indexUrl}`);
  progress.say('\nCtrl-C stops everything; the next start takes up where it was (npm start -- --fresh starts over).');
  const problem = await Promise.race([interrupted, stack.failed]);
  progress.say(problem ?? '\nStopping ...');
  await stack.stop();
  progress.say('Stopped.');
  process.exit(problem === undefined ? 0 : 1);
} catch (error) {
  fail(error);
}
