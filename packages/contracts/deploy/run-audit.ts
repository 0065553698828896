// `npm run audit -w @besc/contracts -- PLAN.json DEPLOYMENT.json [RPC_URL] [--code]`: what stands on a chain, against what was
// planned; with --code only what no owner can change.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseDeployment } from '@besc/wire/settings/deployment';
import { parseDeploymentPlan } from '@besc/wire/settings/deployment-plan';
import { zeroHash } from 'viem';
import { auditCode, auditDeployment, auditLine } from './audit';
import { prepareDeployment } from './deploy';
import { DeployError } from './deploy-error';

try {
  const isCode = process.argv.includes('--code');
  const [planFile, deploymentFile, rpcUrl, ...more] = process.argv.slice(2).filter((word) => word !== '--code');
  if (planFile === undefined || deploymentFile === undefined || more.length > 0) {
    throw new DeployError(
      'ARGUMENT',
      'npm run audit -w @besc/contracts -- PLAN.json DEPLOYMENT.json [RPC_URL] [--code]',
    );
  }
  const folder = process.env.INIT_CWD ?? process.cwd();
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(resolve(folder, file), 'utf8'));
  const plan = parseDeploymentPlan(await read(planFile));
  const deployment = parseDeployment(await read(deploymentFile));
  const isOfChain = [zeroHash, deployment.genesisHash].includes(plan.chain.genesisHash);
  if (deployment.chainId !== plan.chain.id || !isOfChain) {
    throw new DeployError('WRONG_GENESIS', `${deploymentFile} is of another chain than ${planFile}`);
  }
  const chain = { ...plan.chain, ...(rpcUrl === undefined ? {} : { rpcUrls: [rpcUrl] }) };
  const prepared = await prepareDeployment({ ...chain, genesisHash: deployment.genesisHash }, plan);
  const facts = await (isCode ? auditCode : auditDeployment)({ prepared, plan, deployment });
  for (const fact of facts) console.log(auditLine(fact));
  const wrong = facts.filter(({ state }) => state !== 'holds');
  console.log(`\n${facts.length} facts, ${wrong.length} of them not as planned${wrong.length > 0 ? ':' : '.'}`);
  for (const fact of wrong) console.error(auditLine(fact));
  if (wrong.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
