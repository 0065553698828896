import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { expectRawEvents } from '../support/expect-raw-events';
import { isFullSize } from '../support/is-full-size';
import { startOddMarket } from '../support/odd-market';
import { startIndex } from '../support/start-index';

const mebibyte = 2 ** 20;
const ended: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

/** A disk of its own in memory; only root may mount one, so this is no part of the ordinary run. */
function mountDisk(mebibytes: number): string {
  const place = mkdtempSync(join(tmpdir(), 'besc-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', place]);
  ended.push(() => {
    execFileSync('umount', [place]);
    rmSync(place, { recursive: true });
  });
  return place;
}

/** Writes until nothing fits. */
function fill(place: string): string {
  const file = join(place, 'ballast');
  for (const size of [mebibyte, 4096]) {
    while (statfsSync(place).bavail * statfsSync(place).bsize >= size) appendFileSync(file, Buffer.alloc(size));
  }
  return file;
}

test.runIf(isFullSize)(
  'on a full disk the index stands still, says so, and goes on by itself when there is room again',
  async () => {
    const disk = mountDisk(256);
    const market = await startOddMarket(7);
    ended.push(() => market.chain.stop());
    const env = { DATA_DIR: join(disk, 'data') };
    const index = await startIndex({ rpcUrl: market.chain.rpcUrl, deployment: market.deployment, env });
    ended.push(() => index.stop());
    await expectRawEvents(index, market);

    const ballast = fill(disk);
    for (let block = 0; block < 100; block += 1) await market.block([market.transaction(), market.transaction()], 5);
    await expect.poll(async () => (await index.health())?.status, { timeout: 120_000, interval: 200 }).toBe('stalled');
    expect((await index.health())?.healthy).toBe(false);
    rmSync(ballast);
    await expectRawEvents(index, market);
  },
  600_000,
);
