import { posix } from 'node:path';

/** What a Solidity file imports: a path from the root for a file of ours, else as it is written. `file` is a path from the root. */
export function solidityImports(file: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return [...code.matchAll(/\bimport\b[^;]*?["']([^"']+)["']/g)].map(([, path = '']) =>
    path.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), path)) : path,
  );
}
