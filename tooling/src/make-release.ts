// `npm run release -- FOLDER --key KEY.pem`: builds what is committed, and signs the hashes of all of it.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildArchives, buildContracts, buildPage } from './release/build-part';
import { cleanCopy } from './release/clean-copy';
import { hashFolder } from './release/hash-folder';
import { manifestText, parseManifest, releaseFiles } from './release/manifest';
import { ReleaseError } from './release/release-error';
import { signText } from './release/signature';

const usage =
  'npm run release -- FOLDER --key KEY.pem [--plan PLAN.json --deployment DEPLOYMENT.json] [--settings SETTINGS.json]';

try {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { key: text, plan: text, deployment: text, settings: text },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || values.key === undefined || more.length > 0) throw new ReleaseError(usage);
  const here = (one: string) => resolve(process.env.INIT_CWD ?? process.cwd(), one);
  const key = readFileSync(here(values.key), 'utf8');
  // A wrong key is told before minutes of building.
  signText('', key);
  const release = here(folder);
  mkdirSync(join(release, 'site'), { recursive: true });
  for (const name of ['plan', 'deployment', 'settings'] as const) {
    const file = values[name];
    if (file !== undefined) cpSync(here(file), join(release, 'site', `${name}.json`));
  }
  const copy = cleanCopy(resolve(import.meta.dirname, '../..'));
  try {
    const page = await buildPage(copy.folder);
    const archives = await buildArchives(copy.folder);
    const code = await buildContracts(copy.folder);
    for (const [name, part] of Object.entries({ page, archives })) {
      cpSync(part.folder, join(release, name), { recursive: true, filter: (file) => !file.includes('/dist/.vite') });
    }
    const site = await hashFolder(join(release, 'site'));
    const parts = { page: page.files, contracts: code.files, archives: archives.files, site };
    const manifest = manifestText(copy.commit, parts, archives.cids);
    const { signature, publicKey } = signText(manifest, key);
    writeFileSync(join(release, releaseFiles.manifest), manifest);
    writeFileSync(join(release, releaseFiles.signature), signature);
    writeFileSync(join(release, releaseFiles.key), publicKey);
    console.log(`${release}: commit ${copy.commit}, root ${parseManifest(manifest).root}`);
  } finally {
    copy.remove();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
