// `npm run deploy`: a deployment by a plan file, in steps that can be taken up again.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { type DeploymentPlan, parseDeploymentPlan } from '@besc/wire/settings/deployment-plan';
import { formatEther, parseGwei } from 'viem';
import { acceptRoles } from './accept-roles';
import { deploy, prepareDeployment } from './deploy';
import { type DeployArguments, deployHelp, parseDeployArguments } from './deploy-arguments';
import { DeployError } from './deploy-error';
import { openJournal } from './journal';
import type { Layout } from './layout';
import { readKey } from './read-key';
import { requirePrivateAccounts } from './require-private-accounts';

type Task = Exclude<DeployArguments, { kind: 'help' }>;

async function readPlan(file: string): Promise<DeploymentPlan> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new DeployError('ARGUMENT', `${file} cannot be read`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new DeployError('PLAN', `${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const plan = parseDeploymentPlan(json);
  requirePrivateAccounts(Object.values(plan.roles));
  return plan;
}

/** Whether there is a deployment file; throws a `DeployError` when it describes another deployment than `layout`. */
async function isDeployed(file: string, { contracts }: Layout): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const kept = parseDeployment(JSON.parse(text));
  const isKept = ([slug, addresses]: [string, Layout['contracts'][string]]) =>
    Object.entries(addresses).every(([name, address]) => kept.contracts[slug]?.[name]?.address === address);
  if (Object.entries(contracts).every(isKept)) return true;
  throw new DeployError('JOURNAL', `${file} describes another deployment: name another --out`);
}

async function sayPlan(plan: DeploymentPlan): Promise<void> {
  const { client, steps, deploymentAt } = await prepareDeployment(plan.chain, plan);
  const { genesisHash, tokens } = deploymentAt(new Map());
  const { deployer, owner, operator, treasury } = plan.roles;
  const balance = await client.getBalance({ address: deployer });
  console.log(`Chain ${plan.chain.id}, which begins with ${genesisHash}`);
  console.log(`Deployer ${deployer}, holds ${formatEther(balance)} BESC`);
  console.log(`Owner ${owner}, operator ${operator}, treasury ${treasury}\n`);
  for (const { address, symbol, decimals } of tokens) {
    if (steps.some(({ creates }) => creates === address)) continue;
    console.log(`  exists     ${address}  ${symbol}, ${decimals} decimals`);
  }
  let gas = 0n;
  for (const step of steps) {
    const done = await step.isDone().catch(() => false);
    if (!done) gas += step.gasLimit;
    const cost = done ? 'is there' : `at most ${step.gasLimit} gas`;
    console.log(`  ${step.creates ? 'contract  ' : 'call      '} ${step.creates ?? step.to}  ${step.id}: ${cost}`);
  }
  const most = gas * parseGwei(plan.chain.gasPriceGwei);
  console.log(`\nIn all at most ${gas} gas, ${formatEther(most)} BESC at ${plan.chain.gasPriceGwei} gwei.`);
  if (balance < most) console.log('The deployer does not hold that much yet.');
  console.log('Nothing was sent.');
}

async function runPlan(plan: DeploymentPlan, { outFile }: Task): Promise<void> {
  const deployer = await readKey('DEPLOYER_KEY', process.env);
  const { layout } = await prepareDeployment(plan.chain, plan);
  await isDeployed(outFile, layout);
  const deployment = await deploy({
    chain: plan.chain,
    plan,
    deployer,
    openJournal: (fingerprint) => openJournal(`${outFile}.journal`, fingerprint),
    onStep: ({ kind, id }) => console.log(`  ${kind.padEnd(8)} ${id}`),
  });
  await writeFile(`${outFile}.part`, `${JSON.stringify(deployment, null, 2)}\n`, { flush: true });
  await rename(`${outFile}.part`, outFile);
  console.log(`\nDeployed: ${outFile}`);
  console.log(`The owner ${plan.roles.owner} must now take over what was offered: npm run deploy -- … --accept,`);
  console.log('or these calls from a wallet of many signers:');
  for (const { id, to } of layout.accepts) console.log(`  ${id}()  of ${to}`);
}

async function accept(plan: DeploymentPlan, { outFile }: Task): Promise<void> {
  const owner = await readKey('OWNER_KEY', process.env);
  if (owner.address !== plan.roles.owner) {
    throw new DeployError('KEY', `the key is of ${owner.address}, the plan's owner is ${plan.roles.owner}`);
  }
  const deployment = await prepareDeployment(plan.chain, plan);
  if (!(await isDeployed(outFile, deployment.layout))) {
    throw new DeployError('ARGUMENT', `${outFile} is not there: deploy first`);
  }
  const accepted = await acceptRoles({ deployment, owner, gasPrice: parseGwei(plan.chain.gasPriceGwei) });
  console.log(accepted.length === 0 ? 'There was nothing to accept.' : `Accepted: ${accepted.join(', ')}.`);
}

try {
  const task = parseDeployArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  if (task.kind === 'help') {
    console.log(deployHelp);
  } else {
    const plan = await readPlan(task.planFile);
    if (task.kind === 'dry-run') await sayPlan(plan);
    else if (task.kind === 'accept') await accept(plan, task);
    else await runPlan(plan, task);
  }
} catch (error) {
  const isOurs = error instanceof Error && 'code' in error && typeof error.code === 'string';
  console.error(isOurs || process.env.DEBUG === undefined ? (error instanceof Error ? error.message : error) : error);
  process.exitCode = 1;
}
