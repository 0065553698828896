import { type SignedTextQuestion, signedHere } from '@besc/sdk/voting/text-signature';
import { batches } from '@besc/wire/shared/batches';
import { startWorker } from '../../lib/start-worker';
import workerUrl from './signatures.worker.ts?worker&url';

/** So many signatures go to a worker at a time: a tenth of a second of its work. */
const partSize = 50;
const mostWorkers = 8;

/** Of a part, in its order; undefined when the worker failed. */
type Answers = readonly boolean[] | undefined;

/**
 * Whether the accounts' own keys signed texts, in their order, by as many workers as the machine has processors. What no worker
 * answers is verified here.
 */
export async function* signedByWorkers(texts: readonly SignedTextQuestion[]): AsyncGenerator<boolean, undefined> {
  const jobs = batches(texts, partSize).map(makeJob);
  const count = Math.min(navigator.hardwareConcurrency || 2, mostWorkers, jobs.length);
  const workers = Array.from({ length: count }, () => startWorker(workerUrl)).filter((worker) => worker !== undefined);
  const waiting = [...jobs];
  const work = async (worker: Worker) => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const answers = await ask(worker, job.part);
      job.settle(answers);
      if (answers === undefined) return;
    }
  };
  void Promise.all(workers.map(work)).then(() => {
    for (const { settle } of waiting) settle(undefined);
  });
  try {
    for (const { part, answers } of jobs) yield* (await answers) ?? signedHere(part);
  } finally {
    for (const worker of workers) worker.terminate();
  }
}

function makeJob(part: readonly SignedTextQuestion[]) {
  let settle: (answers: Answers) => void = () => {};
  const answers = new Promise<Answers>((resolve) => {
    settle = resolve;
  });
  return { part, answers, settle };
}

function ask(worker: Worker, part: readonly SignedTextQuestion[]): Promise<Answers> {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<readonly boolean[]>) => resolve(data);
    worker.onerror = () => resolve(undefined);
    worker.postMessage(part.map(({ account, text, signature }) => ({ account, text, signature })));
  });
}
