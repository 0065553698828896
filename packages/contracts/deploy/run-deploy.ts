// `npm run deploy`: a deployment by a plan file, in steps that can be taken up again.
import { readFile } from 'node:fs/promises';
import type { Deployment } from '@besc/wire/settings/deployment';
import { type DeploymentPlan, parseDeploymentPlan } from '@besc/wire/settings/deployment-plan';
import { formatEther, parseGwei } from 'viem';
import { auditDeployment, auditLine } from './audit';
import { type PreparedDeployment, prepareDeployment } from './deploy';
import { type DeployArguments, deployHelp, parseDeployArguments } from './deploy-arguments';
import { DeployError } from './deploy-error';
import { deployInto, deploymentIn } from './deploy-into';
import { handOver, openOperations, timelockDelay } from './hand-over';
import { openJournal } from './journal';
import { readKey } from './read-key';
import { requirePrivateAccounts } from './require-private-accounts';
import type { DeployProgress } from './run-steps';

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
  requirePrivateAccounts(json);
  return plan;
}

const onStep = ({ kind, id }: DeployProgress) => console.log(`  ${kind.padEnd(8)} ${id}`);

const onEarlierBlock = ({ id, block }: { id: string; block: number }) =>
  console.log(
    `  ${id}: nothing tells in which block it was created, so block ${block} stands for it where the file has none yet. That is right, but its events take longer to read; the journal of the run that made it, or an endpoint that keeps old state, would tell.`,
  );

async function sayPlan(plan: DeploymentPlan): Promise<void> {
  const { client, layout, steps, deploymentAt } = await prepareDeployment(plan.chain, plan);
  await layout.check(client);
  const { genesisHash, tokens } = deploymentAt(new Map());
  const { deployer, owner, guardian, operator, treasury } = plan.roles;
  const balance = await client.getBalance({ address: deployer });
  console.log(`Chain ${plan.chain.id}, which begins with ${genesisHash}`);
  console.log(`Deployer ${deployer}, holds ${formatEther(balance)} BESC`);
  console.log(`Owner ${owner}, by a timelock of ${plan.timelock.delaySeconds} seconds`);
  console.log(`Guardian ${guardian}, operator ${operator}, treasury ${treasury}`);
  for (const [part, own] of Object.entries(plan.partRoles)) {
    const named = Object.entries(own).map(([role, address]) => `${role} ${address}`);
    console.log(`Of ${part}: ${named.join(', ')}`);
  }
  console.log();
  for (const { address, symbol, decimals } of tokens) {
    if (steps.some(({ creates }) => creates === address)) continue;
    console.log(`  exists     ${address}  ${symbol}, ${decimals} decimals`);
  }
  let gas = 0n;
  let paid = 0n;
  for (const step of steps) {
    const done = await step.isDone().catch(() => false);
    if (!done) [gas, paid] = [gas + step.gasLimit, paid + (step.value ?? 0n)];
    const pays = step.value === undefined ? '' : ` and ${formatEther(step.value)} BESC`;
    const cost = done ? 'is there' : `at most ${step.gasLimit} gas${pays}`;
    console.log(`  ${step.creates ? 'contract  ' : 'call      '} ${step.creates ?? step.to}  ${step.id}: ${cost}`);
  }
  const most = gas * parseGwei(plan.chain.gasPriceGwei) + paid;
  console.log(`\nIn all at most ${gas} gas, ${formatEther(most)} BESC at ${plan.chain.gasPriceGwei} gwei.`);
  if (balance < most) console.log('The deployer does not hold that much yet.');
  console.log('Nothing was sent.');
}

async function runPlan(plan: DeploymentPlan, { outFile }: Task): Promise<void> {
  const deployer = await readKey('DEPLOYER_KEY', process.env);
  const prepared = await prepareDeployment(plan.chain, plan);
  const deployment = await deployInto(outFile, prepared, { chain: plan.chain, plan, deployer, onStep, onEarlierBlock });
  console.log(`\nDeployed: ${outFile}`);
  // Before the audit, which fails for whatever the owner has changed since: what was made needs these calls in any case.
  await sayOpenOperations(plan, prepared);
  await audit({ prepared, plan, deployment });
}

async function sayOpenOperations(plan: DeploymentPlan, { client, layout }: PreparedDeployment): Promise<void> {
  const open = await openOperations(client, layout);
  if (open.length === 0) return;
  console.log(`The owner ${plan.roles.owner} must now take over what was offered: npm run deploy -- … --accept,`);
  console.log(`or these calls to ${layout.timelock} from a wallet of many signers:`);
  for (const { accept, operation } of open) console.log(`  schedule ${accept.id}: ${operation.schedule.data}`);
  console.log(`and ${await timelockDelay(client, layout)} seconds later, from any account:`);
  for (const { accept, operation } of open) console.log(`  execute ${accept.id}: ${operation.execute.data}`);
}

/** The last step: reads the chain afresh. Throws a `DeployError` when something is neither as planned nor yet to be accepted. */
async function audit(input: { prepared: PreparedDeployment; plan: DeploymentPlan; deployment: Deployment }) {
  const facts = await auditDeployment(input);
  for (const fact of facts) console.log(auditLine(fact));
  const wrong = facts.filter(({ state }) => state === 'wrong');
  if (wrong.length > 0) throw new DeployError('AUDIT', `not as planned:\n${wrong.map(auditLine).join('\n')}`);
}

async function accept(plan: DeploymentPlan, { outFile }: Task): Promise<void> {
  const owner = await readKey('OWNER_KEY', process.env);
  if (owner.address !== plan.roles.owner) {
    throw new DeployError('KEY', `the key is of ${owner.address}, the plan's owner is ${plan.roles.owner}`);
  }
  const prepared = await prepareDeployment(plan.chain, plan);
  const deployment = await deploymentIn(outFile, prepared);
  if (deployment === undefined) {
    throw new DeployError('ARGUMENT', `${outFile} is not there: deploy first`);
  }
  const { client, layout, fingerprint } = prepared;
  const { done, waiting } = await handOver({
    client,
    layout,
    owner,
    gasPrice: parseGwei(plan.chain.gasPriceGwei),
    confirmations: plan.chain.confirmations,
    // What the timelock has scheduled and made, it tells itself.
    journal: await openJournal(`${outFile}.accept.journal`, fingerprint(), { follows: 'any' }),
    onStep,
  });
  console.log(done.length === 0 ? 'There was nothing to accept.' : `Accepted: ${done.join(', ')}.`);
  for (const { id, until } of waiting) console.log(`${id} waits until ${until.toISOString()}: run this again then.`);
  await audit({ prepared, plan, deployment });
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
