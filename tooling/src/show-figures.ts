// `npm run figures`: the figures of the house that a command can tell. `-- <commit>` counts the commits since that one, and
// tells the lines of then beside those of now.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { boundaryProblems } from './boundary-problems';
import { readBudgets } from './budgets';
import { commitLocality } from './commit-locality';
import { slugFolders } from './slug-folders';
import { sourceFiles } from './source-files';
import { projects } from './suites';
import { workspacePackages } from './workspace-packages';
import { writeLines } from './write-lines';

const root = resolve(import.meta.dirname, '../..');
const since = process.argv[2];

const lineCount = (file: string) => readFileSync(`${root}/${file}`, 'utf8').split('\n').length - 1;
const lines = (files: readonly string[]) => files.reduce((sum, file) => sum + lineCount(file), 0);

const scripts = sourceFiles(root, ['.ts', '.tsx', '.mjs', '.css']).filter((file) => !file.includes('/generated/'));
const isProduct = (file: string) => /^(?:apps|packages)\/[^/]+\/(?:src|launch|deploy)\//.test(file);
const isTest = (file: string) => /\.(?:test|stories)\.tsx?$|\/test\//.test(file);
const product = scripts.filter((file) => isProduct(file) && !isTest(file));
const contracts = sourceFiles(root, ['.sol']);
const contractSources = contracts.filter((file) => file.startsWith('packages/contracts/src/'));
const largest = (files: readonly string[]) =>
  files.map((file) => ({ file, count: lineCount(file) })).toSorted((a, b) => b.count - a.count)[0];

const log = execFileSync(
  'git',
  ['log', '--no-merges', '--format=%x00%s', '--name-only', since === undefined ? '-100' : `${since}..HEAD`],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const commits = log.split('\0').flatMap((entry) => {
  const [title, ...files] = entry.split('\n').filter(Boolean);
  return title === undefined ? [] : [{ title, files }];
});
const locality = commitLocality(commits, slugFolders(root));

/** Lines of the files at a commit that count there as the product's, by path. */
function productAt(commit: string): ReadonlyMap<string, number> {
  const counts = execFileSync('git', ['grep', '-c', '', commit, '--', '*.ts', '*.tsx', '*.mjs', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = counts
    .trim()
    .split('\n')
    .map((line): [string, number] => {
      const [, file = '', count] = line.split(':');
      return [file, Number(count)];
    });
  return new Map(found.filter(([file]) => isProduct(file) && !isTest(file) && !file.includes('/generated/')));
}

const exchange = new Set(readBudgets().exchangeSlugs);
const isOfExchange = (file: string) => file.split('/').some((part) => exchange.has(part));
const before = since === undefined ? undefined : productAt(since);
const sayProduct = (name: string, isCounted: (file: string) => boolean) => {
  const counted = product.filter(isCounted);
  const then = before && [...before].reduce((sum, [file, count]) => sum + (isCounted(file) ? count : 0), 0);
  say(name, `${lines(counted)} lines in ${counted.length} files${then === undefined ? '' : `, ${then} lines then`}`);
};

const say = (name: string, value: string) => console.log(`${name.padEnd(34)} ${value}`);
const sayLargest = (name: string, files: readonly string[]) => {
  const found = largest(files);
  say(name, found ? `${found.count} lines, ${found.file}` : 'none');
};
sayProduct('product, without tests and stories', () => true);
sayProduct("the exchange's own folders", isOfExchange);
say('contracts', `${lines(contractSources)} lines in ${contractSources.length} files`);
say('tests, stories, tools', `${lines(scripts.filter((file) => !product.includes(file)))} lines`);
say('tests of contracts', `${lines(contracts.filter((file) => !contractSources.includes(file)))} lines`);
sayLargest('largest script', scripts);
sayLargest('largest contract or its suite', contracts);
const mean = locality.mean === undefined ? 'none' : `${(locality.mean * 100).toFixed(0)}%`;
say('files of a commit in its slug', `${mean} over ${locality.commits} commits of slugs`);
const { folderCircles } = boundaryProblems({
  files: sourceFiles(root, ['']),
  packages: workspacePackages(root, projects),
  read: (file) => readFileSync(`${root}/${file}`, 'utf8'),
});
say('circles of folders', `${folderCircles}`);

const mostLines = 20;
const writes = product
  .filter((file) =>
    /^apps\/web\/src\/(?:features\/[^/]+\/[^/]+\.actions|blocks\/supply\/supply-action)\.ts$/.test(file),
  )
  .flatMap((file) => {
    const slug = file.split('/').at(-2);
    const found = writeLines(file, (path) => readFileSync(`${root}/${path}`, 'utf8'));
    return found.map((write) => ({ ...write, name: `${slug} ${write.name}` }));
  })
  .toSorted((a, b) => a.lines - b.lines);
const long = writes.filter((write) => write.lines > mostLines);
say('writes, action and call', `${writes.map((write) => `${write.name} ${write.lines}`).join(', ')}`);
say(
  'lines of a write',
  `${writes[Math.floor(writes.length / 2)]?.lines} in the median, ${writes.at(-1)?.lines} at most`,
);
say(`writes of over ${mostLines} lines`, `${long.length}: ${long.map(({ name }) => name).join(', ') || 'none'}`);
