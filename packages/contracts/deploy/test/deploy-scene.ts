import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Deployment } from '@besc/wire/settings/deployment';
import { concat, createPublicClient, createTestClient, createWalletClient, http, type LocalAccount } from 'viem';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Anvil, startAnvil } from '../../tools/start-anvil';
import { type DeployOptions, deploy, prepareDeployment } from '../deploy';
import { handOver } from '../hand-over';
import { memoryJournal } from '../journal';
import { localChain, localPlan } from '../local-plan';
import { publicAccount } from '../public-account';
import type { LayoutPlan } from '../slug-plan';
import { waitForReceipt } from '../wait-for-receipt';

/**
 * An empty chain for the tests of a file, clean again before each unless `isCleanEach` says no, and what a deployment of the local
 * plan to it needs.
 */
export function deployScene({ isCleanEach = true } = {}) {
  const deployer = publicAccount(0);
  const other = publicAccount(5);
  let anvil: Anvil;
  let clean: Hex;
  let kept: { readonly key: string; readonly deployment: Deployment; readonly id: Hex } | undefined;
  const rpcUrl = () => anvil.rpcUrl;
  const chain = () => createTestClient({ mode: 'anvil', transport: http(rpcUrl()) });
  const reader = () => createPublicClient({ transport: http(rpcUrl()), pollingInterval: 20 });

  /** Takes back all that was sent. */
  async function cleanChain(): Promise<void> {
    await chain().revert({ id: clean });
    clean = await chain().snapshot();
    kept = undefined;
  }

  function options(
    changes: { url?: string; roles?: Partial<LayoutPlan['roles']> } & Partial<DeployOptions> = {},
  ): DeployOptions {
    const { url = rpcUrl(), roles = {}, ...rest } = changes;
    const plan = { ...localPlan, roles: { ...localPlan.roles, ...roles } };
    return { chain: localChain({ rpcUrl: url, chainId: 2372 }), plan, deployer, ...rest };
  }

  /** A finished deployment with these roles, and the chain as it was right after it: made once for those who ask for it in turn. */
  async function deployed(roles: Partial<LayoutPlan['roles']> = {}): Promise<Deployment> {
    const key = JSON.stringify(roles);
    let deployment = kept?.key === key ? kept.deployment : undefined;
    if (kept !== undefined && deployment !== undefined) await chain().revert({ id: kept.id });
    else {
      await cleanChain();
      deployment = await deploy(options({ roles }));
    }
    kept = { key, deployment, id: await chain().snapshot() };
    return deployment;
  }

  /** Has the owner take over what was offered, and the delay pass; gives the calls that it took. */
  async function accept(
    owner: LocalAccount,
    roles: Partial<LayoutPlan['roles']>,
    other: Partial<Pick<Parameters<typeof handOver>[0], 'journal' | 'layout' | 'onStep'>> = {},
  ): Promise<readonly string[]> {
    const { chain: known, plan } = options({ roles });
    const { client, layout } = await prepareDeployment(known, plan);
    const run = { client, layout, owner, gasPrice: 10n ** 12n, confirmations: 1, journal: memoryJournal(), ...other };
    const passUntil = async (timestamp: bigint) => {
      await chain().setNextBlockTimestamp({ timestamp });
      await chain().mine({ blocks: 1 });
    };
    const { done } = await handOver({ ...run, passUntil });
    return done;
  }

  /** Waits until what was sent is in a block, and has succeeded there. */
  async function mined(sent: Promise<Hex>): Promise<void> {
    const hash = await sent;
    const { status } = await waitForReceipt(reader(), { hash });
    if (status !== 'success') throw new Error(`${hash} failed`);
  }

  /** Sends from whatever account, a contract too. */
  async function sendAs(from: Address, { to, data }: { to: Address; data: Hex }): Promise<void> {
    await chain().impersonateAccount({ address: from });
    await chain().setBalance({ address: from, value: 10n ** 21n });
    const wallet = createWalletClient({ account: from, transport: http(rpcUrl()) });
    await mined(wallet.sendTransaction({ chain: null, type: 'legacy', to, data }));
  }

  /** Has a stranger create the contract of a step of the local plan from within a call of his own. */
  async function createFromWithin(url: string, id: string): Promise<void> {
    const { chain: local, plan } = options({ url });
    const { client, steps } = await prepareDeployment(local, plan);
    const step = steps.find((one) => one.id === id);
    if (!step?.creates) throw new Error(`no step creates ${id}`);
    // Init code that calls the deployment proxy with all that stands behind it.
    const call = concat(['0x602b38038060', '0x2b600039600060009160006000', '0x73', step.to, '0x5af100', step.data]);
    const stranger = createWalletClient({ account: other, transport: http(url) });
    const hash = await stranger.sendTransaction({ chain: null, data: call, gas: 8_000_000n, type: 'legacy' });
    await waitForReceipt(client, { hash });
    if ((await client.getCode({ address: step.creates })) === undefined) throw new Error(`${id} was not created`);
  }

  beforeAll(async () => {
    anvil = await startAnvil();
    clean = await chain().snapshot();
  });
  if (isCleanEach) beforeEach(cleanChain);
  afterAll(() => anvil.stop());
  const scene = { deployer, other, rpcUrl, chain, reader, cleanChain, options, deployed };
  return { ...scene, accept, mined, sendAs, createFromWithin };
}

/** A deployment without the blocks, which are of each run. */
export const placesOf = ({ contracts, ...rest }: Deployment) => ({
  ...rest,
  contracts: JSON.parse(JSON.stringify(contracts, (key, value) => (key === 'startBlock' ? 0 : value))),
});
