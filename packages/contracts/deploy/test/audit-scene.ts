import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import { type Abi, encodeFunctionData, type Hex, parseEther } from 'viem';
import { expect } from 'vitest';
import { addressOf } from '../address-of';
import { auditDeployment } from '../audit';
import { prepareDeployment } from '../deploy';
import { publicAccount } from '../public-account';
import { waitForReceipt } from '../wait-for-receipt';
import { deployScene } from './deploy-scene';

/** Deployments that a test audits: each part is played by an account of its own. */
export function auditScene() {
  const { deployer, reader, chain, options, deployed, accept } = deployScene({ isCleanEach: false });
  const owner = publicAccount(1);
  const stranger = publicAccount(9);
  const roles = { owner: owner.address, operator: publicAccount(3).address, treasury: publicAccount(4).address };

  /** A finished deployment, and how to audit it. */
  async function scene() {
    const run = options({ roles });
    const deployment = await deployed(roles);
    const prepared = await prepareDeployment(run.chain, run.plan);
    const audit = async (changed: Deployment = deployment) => {
      const facts = await auditDeployment({ prepared, plan: run.plan, deployment: changed });
      const notHolding = facts.filter(({ state }) => state !== 'holds');
      return { facts, told: notHolding.map(({ state, name }) => `${state} ${name}`).sort() };
    };
    const timelock = addressOf(deployment, 'governance', 'timelock');
    const send = async (
      to: Hex,
      call: { abi: Abi; functionName: string; args: readonly unknown[] },
      from: Address = timelock,
    ) => {
      await chain().impersonateAccount({ address: from });
      await chain().setBalance({ address: from, value: parseEther('1000') });
      const hash = await chain().sendUnsignedTransaction({ from, to, data: encodeFunctionData(call) });
      expect((await waitForReceipt(reader(), { hash, pollingInterval: 20 })).status).toBe('success');
    };
    /** Gives a right to the stranger. */
    const give = (to: Hex, functionName: string) => {
      const input = [{ name: 'to', type: 'address' }] as const;
      const abi = [{ type: 'function', stateMutability: 'nonpayable', name: functionName, inputs: input, outputs: [] }];
      return send(to, { abi: abi as Abi, functionName, args: [stranger.address] });
    };
    return { run, deployment, audit, send, give, accept: () => accept(owner, roles), holder: owner.address };
  }

  /** Makes each change alone, takes it back, and expects the audit to name it and nothing else. */
  async function expectNamed(
    audit: () => Promise<{ readonly told: readonly string[] }>,
    changes: readonly (readonly [string, () => Promise<unknown>])[],
  ): Promise<void> {
    for (const [name, change] of changes) {
      const id = await chain().snapshot();
      await change();
      expect((await audit()).told).toEqual([name]);
      await chain().revert({ id });
    }
  }
  return { scene, expectNamed, deployer, stranger, reader, chain };
}
