// `npm run site -w @besc/web -- DEPLOYMENT.json SITE.json FOLDER`: the settings of a page and the headers that fit them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { siteFiles } from './site-files';

const [deployment, site, folder, ...more] = process.argv.slice(2);
try {
  if (deployment === undefined || site === undefined || folder === undefined || more.length > 0) {
    throw new Error('Three arguments are needed: DEPLOYMENT.json SITE.json FOLDER');
  }
  // npm runs scripts in the package's folder; relative paths are meant from where the person stands.
  const place = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
  const json = (path: string): unknown => JSON.parse(readFileSync(place(path), 'utf8'));
  mkdirSync(place(folder), { recursive: true });
  for (const [name, text] of Object.entries(siteFiles(json(deployment), json(site)))) {
    writeFileSync(join(place(folder), name), text);
    console.log(join(place(folder), name));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
