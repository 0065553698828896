import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hashFolder } from '../../../tooling/src/release/hash-folder';
import { buildFile, pageRoot } from '../../../tooling/src/release/page-root';

/** Writes the hash over all files of the page beside them. */
export function pageBuildPlugin(): Plugin {
  return {
    name: 'besc-page-build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        writeFileSync(join(dir, buildFile), `${JSON.stringify({ root: pageRoot(await hashFolder(dir)) })}\n`);
      },
    },
  };
}
