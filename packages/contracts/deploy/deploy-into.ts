import { readFile, rename, writeFile } from 'node:fs/promises';
import { type Deployment, parseDeployment } from '@besc/wire/settings/deployment';
import { type DeployOptions, deploy, type PreparedDeployment } from './deploy';
import { DeployError } from './deploy-error';
import { type Journal, openJournal } from './journal';
import { slugPlans } from './slug-plans';

/**
 * Deploys and writes the deployment file, with its journal beside it. Where the file tells of a finished deployment, what the
 * plan has more is added to it; what stood before is left as its owner has made it since, and what the file says of it as
 * operators have written it. Rejects with a `DeployError` when the file, or a journal that was not finished, is of another
 * deployment.
 */
export async function deployInto(
  file: string,
  prepared: PreparedDeployment,
  options: Omit<DeployOptions, 'openJournal'>,
): Promise<Deployment> {
  const before = await deploymentIn(file, prepared, { mayLack: true });
  let journal: Journal | undefined;
  const made = await deploy({
    ...options,
    async openJournal(fingerprint) {
      const follows = before === undefined ? 'none' : 'finished';
      journal = await openJournal(`${file}.journal`, fingerprint, { follows });
      return journal;
    },
  });
  const deployment = before === undefined ? made : grown(before, made);
  await writeFile(`${file}.part`, `${JSON.stringify(deployment, null, 2)}\n`, { flush: true });
  await rename(`${file}.part`, file);
  await journal?.finish();
  return deployment;
}

/** What was made, with all that the file said before; of what both tell, as the file does. */
function grown(before: Deployment, made: Deployment): Deployment {
  const contracts = { ...made.contracts };
  for (const [slug, named] of Object.entries(before.contracts)) contracts[slug] = { ...contracts[slug], ...named };
  const told = new Map(before.tokens.map((token) => [token.address, token]));
  const tokens = made.tokens.map((token) => told.get(token.address) ?? token);
  return { ...made, contracts, tokens, pricing: before.pricing };
}

/**
 * The deployment file where there is one; `mayLack` says whether what is prepared may have more contracts. The file may have
 * contracts that operators have added to a slug under names of their own. Rejects with a `DeployError` when it describes another
 * deployment.
 */
export async function deploymentIn(
  file: string,
  { deploymentAt }: PreparedDeployment,
  { mayLack = false } = {},
): Promise<Deployment | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const kept = parseDeployment(JSON.parse(text));
  const planned = deploymentAt(new Map());
  const isOfChain = kept.chainId === planned.chainId && kept.genesisHash === planned.genesisHash;
  const lost = without(placesOf({ ...kept, contracts: plannedOf(kept) }), placesOf(planned));
  const added = without(placesOf(planned), placesOf(kept));
  if (isOfChain && lost.length === 0 && (mayLack || added.length === 0)) return kept;
  if (isOfChain && lost.length === 0) {
    throw new DeployError('JOURNAL', `${file} does not have ${added[0]}, as the plan wants: deploy it first`);
  }
  const which = isOfChain ? `: ${lost[0]}` : ', on another chain';
  throw new DeployError('JOURNAL', `${file} describes another deployment${which}; name another --out`);
}

/** The contracts of a file without those that operators have added: under names that no plan of their slug gives. */
function plannedOf({ contracts }: Deployment): Deployment['contracts'] {
  return Object.fromEntries(
    Object.entries(contracts).map(([slug, named]) => {
      const names = slugPlans.find((plan) => plan.slug === slug)?.names;
      const planned = Object.entries(named).filter(([name]) => names?.includes(name) ?? true);
      return [slug, Object.fromEntries(planned)];
    }),
  );
}

/** All that stands, a line each. */
function placesOf({ contracts, tokens, pairs }: Deployment): string[] {
  return [
    ...Object.entries(contracts).flatMap(([slug, named]) =>
      Object.entries(named).map(([name, { address }]) => `${slug}.${name} at ${address}`),
    ),
    // What it calls itself is for its own contract to change.
    ...tokens.map(({ address }) => `token at ${address}`),
    ...pairs.map(({ address }) => `pair at ${address}`),
  ];
}

const without = (all: readonly string[], those: readonly string[]) => all.filter((one) => !those.includes(one));
