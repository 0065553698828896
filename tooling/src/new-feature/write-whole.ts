import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Runs what writes these files. When it throws, they are again what they were, and no folder that was made for one is left. */
export function writeWhole(files: readonly string[], write: () => void): void {
  const before = files.map((file) => [file, existsSync(file) ? readFileSync(file) : undefined] as const);
  try {
    write();
  } catch (error) {
    for (const [file, content] of before) {
      if (content === undefined) takeAway(file);
      else writeFileSync(file, content);
    }
    throw error;
  }
}

function takeAway(file: string): void {
  rmSync(file, { force: true });
  for (let folder = dirname(file); existsSync(folder); folder = dirname(folder)) {
    if (readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}
