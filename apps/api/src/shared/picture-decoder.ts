import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ApiError } from './api-error';
import type { PictureProblem } from './small-picture';

/** Redraws pictures of strangers. */
export interface PictureDecoder {
  /**
   * A WebP of `edge` by `edge` pixels. Throws ApiError 413, 415 or 422 for what the process says cannot be drawn, 504 when it
   * took too long or ended over it, 503 when there is none.
   */
  draw(bytes: Uint8Array, edge: number): Promise<Uint8Array<ArrayBuffer>>;
  stop(): void;
}

const problems: Readonly<Record<PictureProblem, ApiError>> = {
  unsupported: new ApiError(415, 'PICTURE_UNSUPPORTED', 'Only PNG, JPEG, WebP and GIF are shown; SVG is not.'),
  'too-many-pixels': new ApiError(413, 'PICTURE_TOO_LARGE', 'The picture has too many pixels.'),
  broken: new ApiError(422, 'PICTURE_BROKEN', 'The picture cannot be read to its end.'),
};

/** The process reads TypeScript, wherever this one was started. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const workerFile = fileURLToPath(new URL('./picture-worker.ts', import.meta.url));
/** A process ends after this long without work, and after this many pictures: whatever they left behind goes with it. */
const idleMs = 30_000;
const picturesOfOne = 1_000;

interface Worker {
  readonly process: ChildProcess;
  isBusy: boolean;
  drawn: number;
  idle?: NodeJS.Timeout;
}

/**
 * Decodes in processes of their own, started when needed: what a hostile picture breaks there, a crash, endless work or too
 * much memory, ends with that process. `processes` pictures are drawn at one time, others wait; one that takes longer than
 * `timeoutMs` is given up.
 */
export function startPictureDecoder({ processes = 2, timeoutMs = 10_000, file = workerFile } = {}): PictureDecoder {
  const workers = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let isStopped = false;

  const begin = (): Worker => {
    const child = fork(file, {
      execArgv: ['--import', loader, '--max-old-space-size=128'],
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker: Worker = { process: child, isBusy: false, drawn: 0 };
    workers.add(worker);
    child.on('error', () => end(worker));
    child.once('exit', () => end(worker));
    return worker;
  };
  const end = (worker: Worker) => {
    clearTimeout(worker.idle);
    if (workers.delete(worker)) worker.process.kill('SIGKILL');
  };

  /** A worker for one picture, as soon as one is free. */
  const take = async (): Promise<Worker> => {
    for (;;) {
      if (isStopped) throw new ApiError(503, 'BUSY', 'The server is about to end.');
      const free = [...workers].find(({ isBusy }) => !isBusy) ?? (workers.size < processes ? begin() : undefined);
      if (free) {
        clearTimeout(free.idle);
        free.isBusy = true;
        return free;
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const giveBack = (worker: Worker) => {
    worker.isBusy = false;
    worker.drawn++;
    if (worker.drawn >= picturesOfOne) end(worker);
    else worker.idle = setTimeout(() => end(worker), idleMs).unref();
    waiting.shift()?.();
  };

  return {
    async draw(bytes, edge) {
      const worker = await take();
      try {
        const result = await answerOf(worker.process, { bytes, edge }, timeoutMs);
        if (result instanceof Uint8Array) return new Uint8Array(result);
        throw problems[isProblem(result) ? result : 'broken'];
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) end(worker);
        throw error;
      } finally {
        giveBack(worker);
      }
    },
    stop() {
      isStopped = true;
      for (const worker of workers) end(worker);
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

function isProblem(value: unknown): value is PictureProblem {
  return typeof value === 'string' && Object.hasOwn(problems, value);
}

function answerOf(
  worker: ChildProcess,
  picture: { readonly bytes: Uint8Array; readonly edge: number },
  timeoutMs: number,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      worker.off('error', onFailure);
    };
    const onMessage = (result: unknown) => {
      settle();
      resolve(result);
    };
    // Either the picture did it or the machine: it is no word about the picture.
    const onExit = () => {
      settle();
      reject(new ApiError(504, 'PICTURE_TIMEOUT', 'The picture was not drawn to its end.'));
    };
    const onFailure = () => {
      settle();
      reject(new ApiError(503, 'BUSY', 'No picture can be drawn now.', { retryAfterSeconds: 2 }));
    };
    const timer = setTimeout(() => {
      settle();
      reject(new ApiError(504, 'PICTURE_TIMEOUT', 'The picture took too long to draw.'));
    }, timeoutMs);
    worker.once('message', onMessage);
    worker.once('exit', onExit);
    worker.once('error', onFailure);
    worker.send(picture, (error) => {
      if (error) onFailure();
    });
  });
}
