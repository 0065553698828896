import { readFile, rename, writeFile } from 'node:fs/promises';
import { type Deployment, parseDeployment } from '@besc/wire/settings/deployment';
import { type DeployOptions, deploy, type PreparedDeployment } from './deploy';
import { DeployError } from './deploy-error';
import { type Journal, openJournal } from './journal';

/**
 * Deploys and writes the deployment file, with its journal beside it. Where the file tells of a finished deployment, what the
 * plan has more is added to it; what stood before is left as its owner has made it since, as is what operators have written
 * into the file and no plan says: `pricing`. Rejects with a `DeployError` when the
 * file, or a journal that was not finished, is of another deployment.
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
  const deployment = before === undefined ? made : { ...made, pricing: before.pricing };
  await writeFile(`${file}.part`, `${JSON.stringify(deployment, null, 2)}\n`, { flush: true });
  await rename(`${file}.part`, file);
  await journal?.finish();
  return deployment;
}

/**
 * The deployment file where there is one; `mayLack` says whether what is prepared may have more contracts. Rejects with a
 * `DeployError` when it describes another deployment.
 */
export async function deploymentIn(
  file: string,
  { layout, deploymentAt }: PreparedDeployment,
  { mayLack = false } = {},
): Promise<Deployment | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const kept = parseDeployment(JSON.parse(text));
  const { chainId, genesisHash } = deploymentAt(new Map());
  const wanted = addressesById(layout.contracts, (address) => address);
  const standing = addressesById(kept.contracts, ({ address }) => address);
  const isSame =
    kept.chainId === chainId &&
    kept.genesisHash === genesisHash &&
    [...standing].every(([id, address]) => wanted.get(id) === address) &&
    (mayLack || standing.size === wanted.size);
  if (isSame) return kept;
  throw new DeployError('JOURNAL', `${file} describes another deployment: name another --out`);
}

function addressesById<Contract>(
  contracts: Readonly<Record<string, Readonly<Record<string, Contract>>>>,
  addressOf: (contract: Contract) => string,
): Map<string, string> {
  return new Map(
    Object.entries(contracts).flatMap(([slug, named]) =>
      Object.entries(named).map(([name, contract]) => [`${slug}.${name}`, addressOf(contract)] as const),
    ),
  );
}
