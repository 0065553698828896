import { createPublicClient, createTestClient, encodeFunctionData, type Hex, http, parseEther, zeroHash } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erc20Abi } from '../generated/abi/erc20';
import { farmMasterAbi } from '../generated/abi/farm-master';
import { moneyVaultAbi } from '../generated/abi/money-vault';
import { timelockControllerAbi } from '../generated/abi/timelock-controller';
import type { Caller } from './test/roles/role-entry';
import { generatedContracts, roleScene } from './test/roles/role-scene';
import { slugRoles } from './test/roles/role-tables';
import { waitForReceipt } from './wait-for-receipt';

type Scene = Awaited<ReturnType<typeof roleScene>>;
let scene: Scene;
beforeAll(async () => {
  scene = await roleScene();
});
afterAll(() => scene?.anvil.stop());

const reader = () => createPublicClient({ transport: http(scene.anvil.rpcUrl) });
const tester = () => createTestClient({ mode: 'anvil', transport: http(scene.anvil.rpcUrl) });
const abi = [...farmMasterAbi, ...moneyVaultAbi] as const;
const slugs = await slugRoles();
const built = await generatedContracts();
type Call = Parameters<typeof encodeFunctionData<typeof abi>>[0];
type Part = Caller;

const place = (contract: string) => scene.world.contracts[contract] as Hex;
const asked = (by: Part, contract: string, functionName: string, args: readonly unknown[] = []) => ({
  address: place(contract),
  abi: built.get(contract)?.abi as never,
  functionName,
  args,
  account: scene.world.accounts[by],
});
/** What a call would be told: `done`, or the name of the error. */
async function told(by: Part, contract: string, functionName: string, ...args: unknown[]): Promise<string> {
  const call = reader().simulateContract(asked(by, contract, functionName, args) as never);
  return call.then(
    () => 'done',
    (error: { walk: (is: (cause: unknown) => boolean) => { data?: { errorName?: string } } | null }) =>
      error.walk((cause) => typeof cause === 'object' && cause !== null && 'data' in cause)?.data?.errorName ??
      'unknown',
  );
}
async function send(by: Part, to: Hex, data: Hex): Promise<void> {
  const from = scene.world.accounts[by];
  await tester().impersonateAccount({ address: from });
  const hash = await tester().sendUnsignedTransaction({ from, to, data, gas: 3_000_000n });
  expect((await waitForReceipt(reader(), { hash, pollingInterval: 20 })).status).toBe('success');
}
const call = (by: Part, contract: string, what: Call) => send(by, place(contract), encodeFunctionData(what));

test('GOVERNANCE4 the delay is shortened only by an operation that has waited for the whole of it', async () => {
  const id = await tester().snapshot();
  const delay = 172_800n;
  const on = (functionName: 'updateDelay' | 'schedule' | 'execute', args: readonly unknown[]) =>
    encodeFunctionData({ abi: timelockControllerAbi, functionName, args } as never);
  const timelock = place('timelock-controller');
  await send('owner', timelock, on('updateDelay', [delay]));
  for (const part of ['proposer', 'guardian', 'operator', 'deployer'] as const) {
    expect(await told(part, 'timelock-controller', 'updateDelay', 1n)).toBe('TimelockUnauthorizedCaller');
  }
  const operation = [timelock, 0n, on('updateDelay', [1n]), zeroHash, zeroHash] as const;
  const schedule = (seconds: bigint) => told('proposer', 'timelock-controller', 'schedule', ...operation, seconds);
  expect(await schedule(delay - 1n)).toBe('TimelockInsufficientDelay');
  await send('proposer', timelock, on('schedule', [...operation, delay]));
  const scheduled = await reader().getBlock();
  const execute = () => told('stranger', 'timelock-controller', 'execute', ...operation);
  const passUntil = async (timestamp: bigint) => {
    await tester().setNextBlockTimestamp({ timestamp });
    await tester().mine({ blocks: 1 });
  };
  await passUntil(scheduled.timestamp + delay - 1n);
  expect(await execute()).toBe('TimelockUnexpectedOperationState');
  await passUntil(scheduled.timestamp + delay);
  await send('stranger', timelock, on('execute', operation));
  const read = { address: timelock, abi: timelockControllerAbi, functionName: 'getMinDelay' } as const;
  expect(await reader().readContract(read)).toBe(1n);
  await tester().revert({ id });
});

test('GOVERNANCE5 GOVERNANCE8 a pause stops entries, never an exit, and ends after seven days', async () => {
  for (const spender of ['farm-master', 'money-vault'].map(place)) {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, parseEther('100')] });
    await send('proposer', place('money-token'), data);
  }
  await call('proposer', 'farm-master', { abi, functionName: 'deposit', args: [0n, 1000n] });
  await call('proposer', 'money-vault', { abi, functionName: 'deposit', args: [parseEther('10')] });
  const paused = ['farm-master', 'money-vault'] as const;
  for (const contract of paused) await call('guardian', contract, { abi, functionName: 'pause' });
  const entries = async () => [
    await told('proposer', 'farm-master', 'deposit', 0n, 1n),
    await told('proposer', 'farm-master', 'enterStaking', 1n),
    await told('proposer', 'money-vault', 'deposit', 1000n),
  ];
  const exits = async () => [
    await told('proposer', 'farm-master', 'withdraw', 0n, 500n),
    await told('proposer', 'farm-master', 'withdraw', 0n, 0n),
    await told('proposer', 'farm-master', 'leaveStaking', 500n),
    await told('proposer', 'farm-master', 'emergencyWithdraw', 0n),
    await told('proposer', 'money-vault', 'withdraw', 1n),
    await told('proposer', 'money-vault', 'withdrawAll'),
  ];
  expect(await entries()).toEqual(['IsPaused', 'IsPaused', 'IsPaused']);
  expect(await exits()).toEqual(['done', 'done', 'done', 'done', 'done', 'done']);
  for (const contract of paused) expect(await told('guardian', contract, 'pause')).toBe('NotGuardian');

  await tester().increaseTime({ seconds: 7 * 86_400 - 60 });
  await tester().mine({ blocks: 1 });
  expect(await entries()).toEqual(['IsPaused', 'IsPaused', 'IsPaused']);
  await tester().increaseTime({ seconds: 60 });
  await tester().mine({ blocks: 1 });
  expect(await entries()).toEqual(['done', 'done', 'done']);
});

test('GOVERNANCE6 the owner sets nothing beyond a limit', async () => {
  const limits = slugs.flatMap((slug) => slug.limits ?? []);
  expect(limits.length).toBeGreaterThan(4);
  for (const [contract, name, limit, refusal] of limits) {
    expect([name, await told('owner', contract, name, limit)]).toEqual([name, 'done']);
    expect([name, await told('owner', contract, name, limit + 1n)]).toEqual([name, refusal]);
  }
});

/** Instructions by which a contract runs code that is not its own, or ends. */
const foreign = new Map([
  [0xf2, 'CALLCODE'],
  [0xf4, 'DELEGATECALL'],
  [0xff, 'SELFDESTRUCT'],
]);

/** Which of them are in the code; what an instruction pushes is data. */
function foreignInstructions(code: Hex): string[] {
  const bytes = Buffer.from(code.slice(2), 'hex');
  const found = new Set<string>();
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    const name = foreign.get(byte);
    if (name !== undefined) found.add(name);
    if (byte >= 0x60 && byte <= 0x7f) index += byte - 0x5f;
  }
  return [...found];
}

test('GOVERNANCE7 no contract runs code that is not its own or ends; but for those that say so of their own code', async () => {
  expect(foreignInstructions('0x60ff61f4f4005b')).toEqual([]);
  expect(foreignInstructions('0x60fff4f2ff')).toEqual(['DELEGATECALL', 'CALLCODE', 'SELFDESTRUCT']);
  const seen: Record<string, string[]> = {};
  for (const [name, address] of Object.entries(scene.world.contracts)) {
    const found = foreignInstructions((await reader().getCode({ address })) ?? '0x');
    if (found.length > 0) seen[name] = found;
  }
  const delegates = slugs.flatMap((slug) => slug.delegates ?? []);
  expect(seen).toEqual(Object.fromEntries(delegates.map((name) => [name, ['DELEGATECALL']])));
});
