import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localDeployment } from '@besc/contracts/deployments/local';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { describedFiles } from './described-files';

/*
 * Writes the ERC-7730 files into `generated`, for the local chain; with `--deployment FILE` and `--out FOLDER` those of another
 * one. `--check` only compares.
 */
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    deployment: { type: 'string' },
    out: { type: 'string', default: resolve(import.meta.dirname, '../generated') },
  },
});
const { check, deployment, out } = values;
const at = deployment === undefined ? localDeployment : parseDeployment(JSON.parse(readFileSync(deployment, 'utf8')));
const files = await describedFiles({ chainId: 2372, ...at });

mkdirSync(out, { recursive: true });
const kept = readdirSync(out);
const drift = new Set([
  ...kept.filter((file) => !files.has(file)),
  ...[...files].flatMap(([file, text]) =>
    kept.includes(file) && readFileSync(join(out, file), 'utf8') === text ? [] : [file],
  ),
]);
if (check && drift.size > 0) {
  console.error(`${out} does not match the meanings: ${[...drift].join(', ')}. Run: npm run generate -w @besc/sdk`);
  process.exitCode = 1;
} else if (!check) {
  for (const file of drift) rmSync(join(out, file), { force: true });
  for (const [file, text] of files) writeFileSync(join(out, file), text);
  console.log(`${out}: ${drift.size} of ${files.size} files written`);
}
