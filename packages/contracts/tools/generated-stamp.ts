import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { contractsRoot } from './run-forge';

/** What decides the compiler's output, apart from the sources and the tools that write the modules. */
const tools = ['solc', '@openzeppelin/contracts', '@foundry-rs/forge'];
const inputs = ['src', 'foundry.toml', 'tools/generate.ts', 'tools/contracts-together.ts', 'tools/solc'];

/** The files below a folder, or the file itself, each with its path from `root`. */
async function filesBelow(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

async function digest(root: string, paths: readonly string[], more: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const path of paths) {
    const text = await readFile(join(root, path), 'utf8');
    hash.update(JSON.stringify([path.replaceAll('\\', '/'), text.replaceAll('\r\n', '\n')]));
  }
  return hash.digest('hex');
}

/** A digest of everything the compiler is given: sources, settings, versions, and the tools that write its output down. */
export async function sourcesDigest(root = contractsRoot): Promise<string> {
  const require = createRequire(import.meta.url);
  const versions = tools.map((name) => `${name} ${require(`${name}/package.json`).version}`);
  const sources = (await Promise.all(inputs.map((input) => filesBelow(root, input)))).flat();
  return await digest(root, sources, versions);
}

/**
 * The text of `generated/stamp.json`: the digest of the sources and one of the modules that were written from them. As long
 * as both are right, compiling would say nothing new. Addresses, names and roles (`deployments/local.ts`, `contract-names.ts`,
 * `roles.md`) are not part of it: they follow from the modules and from what the slugs say, and are computed each time.
 */
export async function generatedStamp(root = contractsRoot): Promise<string> {
  const modules = (await filesBelow(root, 'generated')).filter(
    (path) => !/(stamp\.json|roles\.md|deployments.(local|contract-names)\.ts)$/.test(path),
  );
  const stamp = { sources: await sourcesDigest(root), modules: await digest(root, modules, []) };
  return `${JSON.stringify(stamp, null, 2)}\n`;
}
