import { joinRecords } from '@besc/domain/shared/join-records';
import { type Deployment, parseDeployment } from '@besc/wire/settings/deployment';
import type { DeploymentPlan } from '@besc/wire/settings/deployment-plan';
import { formatEther, type Hex, keccak256, type LocalAccount, type PublicClient, parseGwei, toHex } from 'viem';
import { beginJournal } from './begin-journal';
import { connectChain } from './connect-chain';
import { creationBlock } from './creation-block';
import { DeployError } from './deploy-error';
import { handOver } from './hand-over';
import { isStepDone } from './is-step-done';
import { type Journal, memoryJournal } from './journal';
import { type Layout, layoutOf } from './layout';
import { readExistingTokens } from './read-existing-tokens';
import { type DeployProgress, runSteps } from './run-steps';
import type { LayoutPlan } from './slug-plan';
import type { Step } from './step';

/** What a deployment needs: what shall stand where, and who pays for it. */
export interface DeployOptions {
  readonly chain: DeploymentPlan['chain'];
  readonly plan: LayoutPlan;
  readonly deployer: LocalAccount;
  /** Opens the memory of earlier runs of exactly this deployment; without it a run remembers nothing. */
  readonly openJournal?: (fingerprint: Hex) => Promise<Journal>;
  readonly onStep?: (progress: DeployProgress) => void | Promise<void>;
  /** Called for each contract whose creation block is unknown, with the earlier block used instead. */
  readonly onEarlierBlock?: (contract: { readonly id: string; readonly block: number }) => void;
}

/** A deployment that was looked at and not begun. */
export interface PreparedDeployment {
  readonly client: PublicClient;
  readonly layout: Layout;
  readonly steps: readonly Step[];
  /** The deployment file for the blocks in which the contracts were created, by their ids. */
  readonly deploymentAt: (blocks: ReadonlyMap<string, number>) => Deployment;
  /** Stands for the plan, the chain and the contracts' code: half a megabyte, so it is made for who keeps a journal. */
  readonly fingerprint: () => Hex;
}

/** Looks at the chain and lays everything out; sends nothing. Rejects with a `DeployError`. */
export async function prepareDeployment(chain: DeploymentPlan['chain'], plan: LayoutPlan): Promise<PreparedDeployment> {
  const { client, genesisHash } = await connectChain(chain);
  const layout = layoutOf(plan, { existing: await readExistingTokens(client, plan) });
  const steps = layout.steps.map(({ isDone, ...step }): Step => ({ ...step, isDone: () => isDone(client) }));
  const deploymentAt: PreparedDeployment['deploymentAt'] = (blocks) => {
    const contracts = mapValues(layout.contracts, (addresses, slug) =>
      mapValues(addresses, (address, name) => ({ address, startBlock: blocks.get(`${slug}.${name}`) ?? 0 })),
    );
    const head = { version: 2, chainId: chain.id, genesisHash, contracts };
    return parseDeployment(joinRecords<unknown>('fields of the deployment', [head, layout.details]));
  };
  // What would not fit the deployment file must be known before it has cost anything.
  deploymentAt(new Map());
  const fingerprint = () => {
    const content = [chain.id, genesisHash, ...steps.flatMap(({ id, to, data }) => [id, to, data])];
    return keccak256(toHex(JSON.stringify(content)));
  };
  return { client, layout, steps, deploymentAt, fingerprint };
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}

/**
 * Deploys what the plans of all slugs say. Each step looks first whether its effect is there, so a run that was killed
 * anywhere is finished by the next, and a finished one changes nothing. Rejects with a `DeployError`.
 */
export async function deploy(options: DeployOptions): Promise<Deployment> {
  const { chain, plan, deployer, onStep } = options;
  if (deployer.address !== plan.roles.deployer) {
    throw new DeployError('KEY', `the key is of ${deployer.address}, the plan's deployer is ${plan.roles.deployer}`);
  }
  const { client, layout, steps, deploymentAt, fingerprint } = await prepareDeployment(chain, plan);
  const journal = (await options.openJournal?.(fingerprint())) ?? memoryJournal();
  const gasPrice = parseGwei(chain.gasPriceGwei);
  await layout.check(client);
  await requireFunds(client, { deployer, gasPrice, steps, journal });
  const beginning = await beginJournal(client, { steps, journal });
  const { confirmations } = chain;
  await runSteps(steps, { client, account: deployer, gasPrice, confirmations, journal, ...(onStep ? { onStep } : {}) });
  // On a local chain the same person owns and deploys; in production the owner's key is elsewhere.
  if (deployer.address === plan.roles.owner) {
    const passUntil = (time: bigint) => passLocalTime(client, time);
    const run = { client, layout, owner: deployer, gasPrice, confirmations, journal, passUntil };
    await handOver(onStep ? { ...run, onStep } : run);
  }
  await layout.verify(client);

  const blocks = new Map<string, number>();
  for (const step of steps) {
    const { id, creates } = step;
    if (creates === undefined) continue;
    const known = journal.entry(id)?.block ?? (await creationBlock(client, { ...step, creates }));
    // Any block before the first event is right; reading from an earlier one only takes longer.
    const block = known ?? (beginning.standing.includes(id) ? 0 : beginning.block);
    if (known === undefined) options.onEarlierBlock?.({ id, block });
    blocks.set(id, block);
  }
  return deploymentAt(blocks);
}

/** Brings a local chain to a time, as its node can, in one block. */
async function passLocalTime(client: PublicClient, time: bigint): Promise<void> {
  if ((await client.getBlock()).timestamp >= time) return;
  const request = client.request as (call: { method: string; params: unknown[] }) => Promise<unknown>;
  await request({ method: 'evm_setNextBlockTimestamp', params: [Number(time)] });
  await request({ method: 'evm_mine', params: [] });
}

/** Refuses to begin what the account cannot pay for to the end. */
async function requireFunds(
  client: PublicClient,
  {
    deployer,
    gasPrice,
    steps,
    journal,
  }: { deployer: LocalAccount; gasPrice: bigint; steps: readonly Step[]; journal: Journal },
): Promise<void> {
  const left = await Promise.all(
    steps.map(async (step) =>
      (await isStepDone(step, journal).catch(() => false)) ? 0n : step.gasLimit * gasPrice + (step.value ?? 0n),
    ),
  );
  const most = left.reduce((sum, cost) => sum + cost, 0n);
  const balance = await client.getBalance({ address: deployer.address });
  if (balance >= most) return;
  throw new DeployError(
    'FUNDS',
    `${deployer.address} holds ${formatEther(balance)} BESC; the deployment can cost ${formatEther(most)}`,
  );
}
