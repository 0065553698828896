import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const preload = fileURLToPath(new URL('../../launch/engine-preload.mjs', import.meta.url));

test.each([0, 100, 1000])(
  'the engine ends with its guard, also one that ends %i ms after it was started',
  async (after) => {
    const engine = spawn(process.execPath, ['--import', preload, '--eval', 'setInterval(() => {}, 1000)'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const ended = once(engine, 'exit');
    await setTimeout(after);
    engine.disconnect();
    expect(await ended).toEqual([null, 'SIGKILL']);
  },
);
