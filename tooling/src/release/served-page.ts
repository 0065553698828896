import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { compareFiles } from './compare-files';
import { ReleaseError } from './release-error';
import type { FileHashes } from './root-of';

const { dirname, join } = posix;
const encodings = ['identity', 'gzip', 'deflate', 'br'];
const start = 'index.html';

/** Names of files that a page may load, where a text of it speaks of them. */
const named = /["'(=]\.{0,2}\/?((?:[\w@-]+\/)*[\w.@-]+\.(?:m?js|css|wasm|html|json|woff2))["')\s>]/g;

type Answer = { readonly hash: string; readonly text: string } | { readonly problem: string };

/**
 * Fetches every file of a page and tells what differs from `expected`, by name. Where a file was changed, what it names and no
 * release knows is told as extra. Rejects with ReleaseError when the server does not answer.
 */
export async function comparePage(url: string, expected: FileHashes): Promise<string[]> {
  const ask = asker(url);
  const files: Record<string, string> = {};
  const problems: string[] = [];
  const names: string[] = [];
  const look = async (path: string) => {
    const answer = await ask(path === start ? '' : path);
    if ('problem' in answer)
      return answer.problem === '404' ? undefined : void problems.push(`changed page/${path}: ${answer.problem}`);
    // A server of a page with addresses of its own answers with the page where a file is missing.
    if (path !== start && answer.hash === expected[start] && expected[path] !== answer.hash) return;
    files[path] = answer.hash;
    if (answer.hash !== expected[path]) names.push(...namesIn(answer.text, path));
  };
  await inTurn(Object.keys(expected), look);
  const told = problems.map((problem) => problem.slice('changed page/'.length).split(':')[0] ?? '');
  const unknown = new Set(names.filter((name) => expected[name] === undefined));
  await inTurn([...unknown], look);
  const deep = await ask('swap');
  if (!('problem' in deep) && deep.hash !== expected[start] && files[start] === expected[start]) {
    problems.push('changed page/index.html: another one is served at /swap');
  }
  const differences = compareFiles('page', expected, files);
  return [...problems, ...differences.filter((line) => !told.some((path) => line === `missing page/${path}`))].sort();
}

/** What a file names, as paths from the root and from the file's own folder. */
function namesIn(text: string, path: string): string[] {
  const found = [...text.matchAll(named)].map(([, name = '']) => name);
  return found.flatMap((name) => [name, join(dirname(path), name)]);
}

function asker(url: string): (path: string) => Promise<Answer> {
  const base = url.endsWith('/') ? url : `${url}/`;
  return async (path) => {
    const response = await fetch(new URL(path, base), {
      // A proxy that squeezes all the same says so, and is undone.
      headers: { 'accept-encoding': 'identity', 'cache-control': 'no-cache' },
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    }).catch((cause: unknown) => {
      throw new ReleaseError(`The page at ${url} does not answer.`, { cause });
    });
    if (response.status >= 300 && response.status < 400)
      return { problem: `it leads to ${response.headers.get('location')}` };
    if (response.status === 404) return { problem: '404' };
    if (!response.ok) return { problem: `the server answers ${response.status}` };
    const encoding = response.headers.get('content-encoding') ?? 'identity';
    if (!encodings.includes(encoding))
      return { problem: `it is served in the encoding ${encoding}, which cannot be undone here` };
    const bytes = await response.arrayBuffer().then(Buffer.from, () => undefined);
    if (bytes === undefined) return { problem: `it is not in the encoding ${encoding}, as the server says` };
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return { problem: 'it is compressed, and the server does not say so' };
    return { hash: createHash('sha256').update(bytes).digest('hex'), text: bytes.toString('utf8') };
  };
}

/** Eight at a time. */
async function inTurn(paths: readonly string[], look: (path: string) => Promise<unknown>): Promise<void> {
  const waiting = [...paths];
  const one = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await look(path);
  };
  await Promise.all(Array.from({ length: 8 }, one));
}
