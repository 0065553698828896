import {
  type Account,
  type Address,
  type Chain,
  createPublicClient,
  createWalletClient,
  defineChain,
  encodeFunctionData,
  type Hex,
  http,
  type PublicClient,
  parseAbiItem,
  type WalletClient,
  zeroAddress,
} from 'viem';
import { factoryAbi } from '../generated/abi/factory';
import { pairInitCodeHash } from '../generated/deployments/pair-init-code-hash';
import { create2Data, create2Deployer } from './create2';
import { DeployError } from './deploy-error';
import type { Deployment } from './deployment';
import { nameSteps } from './name-steps';
import { deploymentPlan, type Plan } from './plan';

/** Progress: `sent` when a step's transaction left, `done` when the chain shows its effect, `skipped` if it did before. */
export type DeployProgress = { kind: 'sent' | 'done' | 'skipped'; id: string };

/** What a deployment needs; `genesisHash`, when given, must be that of the chain. */
export interface DeployOptions {
  rpcUrl: string;
  chainId: number;
  deployer: Account;
  owner: Address;
  treasury: Address;
  genesisHash?: Hex;
  onStep?: (progress: DeployProgress) => void | Promise<void>;
}

/** One effect on the chain: how to see it, and the call that brings it about. */
interface Step {
  id: string;
  isDone: () => Promise<boolean>;
  to: Address;
  data: Hex;
}

const pairCreated = parseAbiItem(
  'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)',
);

function requireChainId(chainId: number): 2372 | 97 {
  if (chainId === 2372 || chainId === 97) return chainId;
  throw new DeployError('UNKNOWN_CHAIN', `chain id ${chainId} is neither 2372 nor 97`);
}

async function readGenesis(client: PublicClient, options: DeployOptions): Promise<Hex> {
  const actual = await client.getChainId();
  if (actual !== options.chainId) {
    throw new DeployError('WRONG_CHAIN', `the node runs chain ${actual}, not ${options.chainId}: ${options.rpcUrl}`);
  }
  const { hash } = await client.getBlock({ blockNumber: 0n });
  if (options.genesisHash && hash !== options.genesisHash) {
    throw new DeployError('WRONG_GENESIS', `the chain begins with ${hash}, not with ${options.genesisHash}`);
  }
  if (!(await client.getCode({ address: create2Deployer }))) {
    throw new DeployError('NO_CREATE2_DEPLOYER', `chain ${actual} has no CREATE2 deployer at ${create2Deployer}`);
  }
  return hash;
}

async function hasCode(client: PublicClient, address: Address): Promise<boolean> {
  return (await client.getCode({ address })) !== undefined;
}

/** The steps in phases; inside a phase they do not depend on each other. */
function stepPhases(client: PublicClient, plan: Plan, options: DeployOptions): Step[][] {
  const { factory, feeCollector } = plan.named;
  const read = (functionName: 'feeTo' | 'feeToSetter' | 'pendingFeeToSetter') =>
    client.readContract({ address: factory, abi: factoryAbi, functionName });

  const phases: Step[][] = [[], [], [], [], [], []];
  for (const { id, phase, address, initCode } of plan.contracts) {
    phases[phase]?.push({
      id,
      isDone: () => hasCode(client, address),
      to: create2Deployer,
      data: create2Data(initCode),
    });
  }
  for (const { address, token0, token1 } of plan.pairs) {
    phases[2]?.push({
      id: `pair ${address}`,
      isDone: () => hasCode(client, address),
      to: factory,
      data: encodeFunctionData({ abi: factoryAbi, functionName: 'createPair', args: [token0, token1] }),
    });
  }
  phases[3]?.push({
    id: 'feeTo',
    isDone: async () => (await read('feeTo')) === feeCollector,
    to: factory,
    data: encodeFunctionData({ abi: factoryAbi, functionName: 'setFeeTo', args: [feeCollector] }),
  });
  phases[4]?.push({
    id: 'feeToSetter',
    isDone: async () => [await read('feeToSetter'), await read('pendingFeeToSetter')].includes(options.owner),
    to: factory,
    data: encodeFunctionData({ abi: factoryAbi, functionName: 'setFeeToSetter', args: [options.owner] }),
  });
  const { names } = plan;
  const { owner } = options;
  for (const [index, steps] of nameSteps({ client, names, deployer: options.deployer.address, owner }).entries()) {
    phases[3 + index]?.push(...steps);
  }
  return phases;
}

/** Sends a step's call; undefined when the transaction of a run that was killed came first, which makes this one revert. */
async function sendStep(wallet: WalletClient, step: Step, account: Account): Promise<Hex | undefined> {
  const { to, data } = step;
  try {
    return await wallet.sendTransaction({ account, chain: wallet.chain ?? null, type: 'legacy', to, data });
  } catch (error) {
    if (await step.isDone()) return undefined;
    throw error;
  }
}

/** Sends what is missing of a phase at once, waits, and looks at the chain, not at receipts, for the result. */
async function runPhase(client: PublicClient, wallet: WalletClient, steps: Step[], options: DeployOptions) {
  const report = async (kind: DeployProgress['kind'], id: string) => options.onStep?.({ kind, id });
  const sent: { step: Step; hash: Hex }[] = [];
  for (const step of steps) {
    const hash = (await step.isDone()) ? undefined : await sendStep(wallet, step, options.deployer);
    if (hash === undefined) {
      await report('skipped', step.id);
      continue;
    }
    sent.push({ step, hash });
    await report('sent', step.id);
  }
  for (const { step, hash } of sent) {
    await client.waitForTransactionReceipt({ hash });
    if (!(await step.isDone())) throw new DeployError('STEP_FAILED', `step ${step.id} had no effect: ${hash}`);
    await report('done', step.id);
  }
}

/** The block of the factory's first pair: no event of the exchange is older. */
async function readStartBlock(client: PublicClient, factory: Address): Promise<number> {
  const logs = await client.getLogs({ address: factory, event: pairCreated, fromBlock: 0n, toBlock: 'latest' });
  return Number(logs[0]?.blockNumber ?? (await client.getBlockNumber()));
}

/**
 * Deploys the exchange, its tokens and the name service. Each step looks first whether its effect is there, so a run that was killed
 * anywhere is finished by the next, and a finished one changes nothing. Rejects with a `DeployError`.
 */
export async function deploy(options: DeployOptions): Promise<Deployment> {
  const chainId = requireChainId(options.chainId);
  const transport = http(options.rpcUrl);
  const chain: Chain = defineChain({
    id: chainId,
    name: `BESC ${chainId}`,
    nativeCurrency: { name: 'BESC', symbol: 'BESC', decimals: 18 },
    rpcUrls: { default: { http: [options.rpcUrl] } },
  });
  const client = createPublicClient({ chain, transport, pollingInterval: 100 });
  const wallet = createWalletClient({ chain, transport, account: options.deployer });
  const genesisHash = await readGenesis(client, options);

  const { deployer, owner, treasury } = options;
  if ([owner, treasury].includes(zeroAddress)) throw new DeployError('STEP_FAILED', 'a role is the zero address');
  const plan = deploymentPlan({ deployer: deployer.address, owner, treasury });
  for (const steps of stepPhases(client, plan, options)) await runPhase(client, wallet, steps, options);

  const deployedHash = await client.readContract({
    address: plan.named.factory,
    abi: factoryAbi,
    functionName: 'INIT_CODE_PAIR_HASH',
  });
  if (deployedHash !== pairInitCodeHash) {
    throw new DeployError('WRONG_INIT_CODE', `the factory creates pairs ${deployedHash}, not ${pairInitCodeHash}`);
  }
  return {
    version: 1,
    chainId,
    genesisHash,
    startBlock: await readStartBlock(client, plan.named.factory),
    pairInitCodeHash,
    contracts: plan.named,
    names: plan.names,
    tokens: plan.tokens,
    pairs: plan.pairs,
  };
}
