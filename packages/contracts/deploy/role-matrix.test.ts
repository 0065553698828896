import { type Abi, type AbiFunction, decodeErrorResult, encodeFunctionData, type Hex, toFunctionSignature } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layoutOf } from './layout';
import { localPlan } from './local-plan';
import { callers as everyone, type RoleEntry } from './test/roles/role-entry';
import { generatedContracts, type RoleScene, roleScene } from './test/roles/role-scene';
import { slugCallers, slugRoles, roleTables as tablesOf } from './test/roles/role-tables';

const slugs = await slugRoles();
const made = slugs.flatMap(({ made = [] }) => made);
const planned = new Set(layoutOf(localPlan).created.map(({ bytecode }) => bytecode));
/** What a deployment brings to the chain; what is not deployed yet has no roles yet. */
const built = new Map(
  [...(await generatedContracts())].filter(([name, { bytecode }]) => made.includes(name) || planned.has(bytecode)),
);
const roleTables = tablesOf(slugs);
const callers = [...everyone, ...Object.keys(slugCallers(slugs))];
let scene: RoleScene;
beforeAll(async () => {
  scene = await roleScene();
});
afterAll(() => scene?.anvil.stop());

/** Functions that may change something, by the keys of the tables. */
function changing(abi: Abi): ReadonlyMap<string, AbiFunction | undefined> {
  const functions = abi.filter(
    (item): item is AbiFunction => item.type === 'function' && !['view', 'pure'].includes(item.stateMutability),
  );
  const isOnly = (name: string) => functions.filter((one) => one.name === name).length === 1;
  const named = functions.map((one) => [isOnly(one.name) ? one.name : toFunctionSignature(one), one] as const);
  const receives = abi.some(({ type }) => type === 'receive');
  if (abi.some(({ type }) => type === 'fallback')) throw new Error('a fallback has no row in a table of roles');
  return new Map<string, AbiFunction | undefined>([...named, ...(receives ? ([['receive', undefined]] as const) : [])]);
}

test('GOVERNANCE2 every function that changes something has a row, and every row a function', () => {
  const functions = [...built].flatMap(([name, { abi }]) => [...changing(abi).keys()].map((key) => `${name}.${key}`));
  const rows = Object.entries(roleTables).flatMap(([name, table]) => Object.keys(table).map((key) => `${name}.${key}`));
  expect(rows.sort(), 'add a row in deploy/test/roles/<slug>.roles.ts').toEqual(functions.sort());
});

const errors = [
  ...new Map(
    [...built.values()]
      .flatMap(({ abi }) => abi.filter((item) => item.type === 'error'))
      .map((item) => [`${item.name}(${item.inputs.map(({ type }) => type)})`, item]),
  ).values(),
];

function answerOf(data: Hex | undefined): string {
  if (data === undefined || data === '0x') return 'nothing';
  try {
    const { errorName, args } = decodeErrorResult({ abi: errors as Abi, data });
    return errorName === 'Error' ? String(args?.[0]) : errorName;
  } catch {
    return data;
  }
}

interface Answer {
  readonly id: number;
  readonly error?: { readonly data?: Hex; readonly message: string };
}

/** What each caller is told; `done` when the call succeeds. */
async function answers(address: string, data: Hex, value: bigint): Promise<Record<string, string>> {
  const calls = callers.map((caller, id) => {
    const call = { from: scene.world.accounts[caller], to: address, data, value: `0x${value.toString(16)}` };
    return { jsonrpc: '2.0', id, method: 'eth_call', params: [call, 'latest'] };
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(calls) };
  const told = (await (await fetch(scene.anvil.rpcUrl, init)).json()) as Answer[];
  expect(told).toHaveLength(callers.length);
  return Object.fromEntries(told.map(({ id, error }) => [callers[id], error ? answerOf(error.data) : 'done']));
}

const expected = ({ by, refusal, answer = 'done' }: RoleEntry) =>
  Object.fromEntries(callers.map((caller) => [caller, by === 'anyone' || by.includes(caller) ? answer : refusal]));

test('GOVERNANCE1 GOVERNANCE2 on a finished deployment each function obeys those of its row and refuses all others', async () => {
  const seen: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const [name, table] of Object.entries(roleTables)) {
    const functions = changing(built.get(name)?.abi ?? []);
    const address = scene.world.contracts[name];
    expect(address, name).toBeDefined();
    for (const [key, entry] of Object.entries(table)) {
      const item = functions.get(key);
      const data = item ? encodeFunctionData({ abi: [item], args: [...entry.args(scene.world)] }) : '0x';
      seen[`${name}.${key}`] = await answers(String(address), data, entry.value ?? 0n);
      wanted[`${name}.${key}`] = expected(entry);
    }
  }
  expect(seen).toEqual(wanted);
});

test('GOVERNANCE2 no function is said to be for anyone that answers as those do which are not', () => {
  const rows = Object.entries(roleTables).flatMap(([name, table]) =>
    Object.entries(table).map(([key, entry]) => ({ ...entry, id: `${name}.${key}` })),
  );
  const refusals = new Set(rows.flatMap(({ refusal }) => refusal ?? []));
  const isRefusal = (answer: string) => refusals.has(answer) || /^NotAn?[A-Z]|Forbidden|Unauthorized/.test(answer);
  expect(rows.filter(({ by, answer = '' }) => by === 'anyone' && isRefusal(answer)).map(({ id }) => id)).toEqual([]);
});

test('GOVERNANCE1 no row is for the deployer', () => {
  const rows = Object.values(roleTables).flatMap((table) => Object.values(table));
  expect(rows.filter(({ by }) => by !== 'anyone' && by.includes('deployer'))).toEqual([]);
});
