import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { connectNodes } from '@besc/sdk/shared/nodes/connect-nodes';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { hashSchema } from '@besc/wire/shared/hash-schema';
import { moneyText } from '@besc/wire/voting/voting-fields';
import { checkProposal } from './check-proposal';

const usage = 'npm run verify:votes -w @besc/api -- PROPOSAL --hub URL --index URL --rpc URL --deployment FILE';

const options = {
  hub: { type: 'string' },
  index: { type: 'string' },
  rpc: { type: 'string' },
  deployment: { type: 'string' },
} as const;

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const id = hashSchema.safeParse(positionals[0]).data;
  const { hub, index, rpc, deployment: file } = values;
  if (id === undefined || !hub || !index || !rpc || !file) throw new RangeError(usage);
  const deployment = parseDeployment(JSON.parse(await readFile(file, 'utf8')));
  const { chainId, genesisHash } = deployment;
  const client = connectNodes({ chainId, genesisHash, urls: [rpc], timeoutMs: 10_000 });
  const checked = await checkProposal({ id, hubUrl: hub, indexUrl: index, client, deployment });
  const { title, choices, entries, voters, result, problems, unchecked, isPublished } = checked;
  console.log(`${title}\n${entries} entries of the log, ${voters} accounts`);
  for (const [place, { power, shareBps }] of result.choices.entries()) {
    console.log(`  ${choices[place]}: ${moneyText(power)} MONEY, ${(shareBps / 100).toFixed(2)}%`);
  }
  for (const { position, kind } of problems)
    console.log(`WRONG: ${kind} of ${position === 0 ? 'the proposal' : `entry ${position}`}`);
  if (unchecked.length > 0) console.log(`Not checked: entries ${unchecked.join(', ')}`);
  console.log(
    `Head on the chain: ${isPublished === undefined ? 'not checked' : isPublished ? 'published' : 'not published yet'}`,
  );
  if (problems.length === 0 && unchecked.length === 0)
    console.log('Every signature, every power and the sum are right.');
  process.exitCode = problems.length > 0 ? 1 : unchecked.length > 0 ? 2 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
