import { type Deployment, parseDeployment } from '@besc/wire/settings/deployment';
import type { DeploymentPlan } from '@besc/wire/settings/deployment-plan';
import { formatEther, type Hex, keccak256, type LocalAccount, type PublicClient, parseGwei, toHex } from 'viem';
import { factoryAbi } from '../generated/abi/factory';
import { pairInitCodeHash } from '../generated/deployments/pair-init-code-hash';
import { connectChain } from './connect-chain';
import { creationBlock } from './creation-block';
import { DeployError } from './deploy-error';
import { deploymentSteps } from './deployment-steps';
import { isStepDone } from './is-step-done';
import { type Journal, memoryJournal } from './journal';
import { type Layout, type LayoutPlan, layoutOf } from './layout';
import { readExistingTokens } from './read-existing-tokens';
import { type DeployProgress, runSteps } from './run-steps';
import type { Step } from './step';

/** What a deployment needs: what shall stand where, and who pays for it. */
export interface DeployOptions {
  readonly chain: DeploymentPlan['chain'];
  readonly plan: LayoutPlan;
  readonly deployer: LocalAccount;
  /** Opens the memory of earlier runs of exactly this deployment; without it a run remembers nothing. */
  readonly openJournal?: (fingerprint: Hex) => Promise<Journal>;
  readonly onStep?: (progress: DeployProgress) => void | Promise<void>;
}

/** A deployment that was looked at and not begun. */
export interface PreparedDeployment {
  readonly client: PublicClient;
  readonly genesisHash: Hex;
  readonly layout: Layout;
  readonly steps: readonly Step[];
  /** Stands for the plan, the chain and the contracts' code. */
  readonly fingerprint: Hex;
}

/** Looks at the chain and lays everything out; sends nothing. Rejects with a `DeployError`. */
export async function prepareDeployment(chain: DeploymentPlan['chain'], plan: LayoutPlan): Promise<PreparedDeployment> {
  const { client, genesisHash } = await connectChain(chain);
  const layout = layoutOf(plan, await readExistingTokens(client, plan));
  const steps = deploymentSteps(client, layout, plan.roles);
  // What would not fit the deployment file must be known before it has cost anything.
  deploymentOf({ chain, genesisHash, layout, blocks: {} });
  const content = [chain.id, genesisHash, ...steps.flatMap(({ id, to, data }) => [id, to, data])];
  return { client, genesisHash, layout, steps, fingerprint: keccak256(toHex(JSON.stringify(content))) };
}

/**
 * Deploys the exchange, its tokens and the name service. Each step looks first whether its effect is there, so a run that
 * was killed anywhere is finished by the next, and a finished one changes nothing. Rejects with a `DeployError`.
 */
export async function deploy(options: DeployOptions): Promise<Deployment> {
  const { chain, plan, deployer, onStep } = options;
  if (deployer.address !== plan.roles.deployer) {
    throw new DeployError('KEY', `the key is of ${deployer.address}, the plan's deployer is ${plan.roles.deployer}`);
  }
  const { client, genesisHash, layout, steps, fingerprint } = await prepareDeployment(chain, plan);
  const journal = (await options.openJournal?.(fingerprint)) ?? memoryJournal();
  const gasPrice = parseGwei(chain.gasPriceGwei);
  await requireFunds(client, { deployer, gasPrice, steps, journal });
  const { confirmations } = chain;
  await runSteps(steps, { client, account: deployer, gasPrice, confirmations, journal, ...(onStep ? { onStep } : {}) });

  const { factory } = layout.named;
  const read = { address: factory, abi: factoryAbi, functionName: 'INIT_CODE_PAIR_HASH' } as const;
  const deployedHash = await client.readContract(read);
  if (deployedHash !== pairInitCodeHash) {
    throw new DeployError('WRONG_INIT_CODE', `the factory creates pairs ${deployedHash}, not ${pairInitCodeHash}`);
  }
  const blocks: Record<string, number> = {};
  for (const step of steps) {
    const { creates } = step;
    if (creates === undefined) continue;
    blocks[step.id] = journal.entry(step.id)?.block ?? (await creationBlock(client, { ...step, creates }));
  }
  return deploymentOf({ chain, genesisHash, layout, blocks });
}

function deploymentOf(options: {
  chain: DeploymentPlan['chain'];
  genesisHash: Hex;
  layout: Layout;
  blocks: Readonly<Record<string, number>>;
}): Deployment {
  const { chain, genesisHash, layout, blocks } = options;
  return parseDeployment({
    version: 1,
    chainId: chain.id,
    genesisHash,
    // The factory's own block: its pairs, and all that happens in them, come later.
    startBlock: blocks.factory ?? 0,
    blocks,
    pairInitCodeHash,
    contracts: layout.named,
    ...(layout.names ? { names: layout.names } : {}),
    tokens: layout.tokens,
    pairs: layout.pairs,
  });
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
    steps.map(async (step) => ((await isStepDone(step, journal).catch(() => false)) ? 0n : step.gasLimit)),
  );
  const most = left.reduce((sum, gas) => sum + gas, 0n) * gasPrice;
  const balance = await client.getBalance({ address: deployer.address });
  if (balance >= most) return;
  throw new DeployError(
    'FUNDS',
    `${deployer.address} holds ${formatEther(balance)} BESC; the deployment can cost ${formatEther(most)}`,
  );
}
