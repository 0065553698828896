// `npm run verify -- RELEASE`: whether sources, page and chain are what a signed manifest says.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Check, checks, compareRelease } from './release/compare-release';
import { readRelease } from './release/read-release';
import { ReleaseError } from './release/release-error';

const usage = `npm run verify -- RELEASE [--key PUBLIC.pem] [--page URL|FOLDER] [--rpc URL] [--only ${checks.join(',')}]`;

try {
  const text = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { key: text, page: text, rpc: text, only: text },
  });
  const [place, ...more] = positionals;
  if (place === undefined || more.length > 0) throw new ReleaseError(usage);
  const isUrl = (one: string) => /^https?:/.test(one);
  const here = (one: string) => (isUrl(one) ? one : resolve(process.env.INIT_CWD ?? process.cwd(), one));
  const release = await readRelease(here(place), values.key && readFileSync(here(values.key), 'utf8'));
  const page = values.page === undefined ? (isUrl(place) ? new URL(place).origin : undefined) : here(values.page);
  const only = values.only?.split(',') ?? checks.filter((check) => check !== 'page' || page !== undefined);
  const asked = only.map((name): Check => {
    const check = checks.find((one) => one === name);
    if (check === undefined) throw new ReleaseError(usage);
    return check;
  });
  const { manifest, signer } = release;
  console.log(`ok      manifest of ${manifest.commit}, root ${manifest.root}`);
  console.log(
    `        signed by ${signer}${values.key ? ', your key' : ': compare it with one that you trust, or give --key'}`,
  );
  const root = resolve(import.meta.dirname, '../..');
  for (const [check, lines] of await compareRelease(release, asked, { root, page, rpc: values.rpc })) {
    console.log(lines.length === 0 ? `ok      ${check}` : `DIFFERS ${check}`);
    for (const line of lines) console.error(`        ${line}`);
    if (lines.length > 0) process.exitCode = 1;
  }
  for (const check of checks.filter((one) => !asked.includes(one))) console.log(`        ${check}: not checked`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
