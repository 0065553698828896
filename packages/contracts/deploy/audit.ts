import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type Abi, erc20Abi, keccak256 } from 'viem';
import { pairBytecode } from '../generated/bytecode/pair';
import type { PreparedDeployment } from './deploy';
import { isBuiltFrom } from './is-built-from';
import type { CreatedContract } from './layout';
import { minterRole } from './minter-role';
import { rolesOf } from './part-roles';
import { roleHolders } from './role-holders';
import type { LayoutPlan } from './slug-plan';
import { slugPlans } from './slug-plans';

/** One thing that was looked up. `open` is what the owner has yet to take over. */
export interface AuditFact {
  readonly name: string;
  readonly state: 'holds' | 'open' | 'wrong';
  readonly actual: string;
  readonly expected: string;
}

/** What is audited: a deployment file, beside the plan that it was made by. */
export interface AuditInput {
  readonly prepared: Pick<PreparedDeployment, 'client' | 'layout'>;
  readonly plan: LayoutPlan;
  readonly deployment: Deployment;
}

/** Reads afresh who may do what, which limits hold, and whether the code is the build's. Changes nothing. */
export async function auditDeployment(input: AuditInput): Promise<AuditFact[]> {
  const parts = [auditCode, roleFacts, limitFacts, slugFacts, minterFacts, deployerFacts];
  const facts: AuditFact[] = [];
  for (const part of parts) facts.push(...(await part(input)));
  return facts;
}

/** Of these what no owner can change: addresses, tokens and pairs of the file, and the code that stands there. */
export async function auditCode(input: AuditInput): Promise<AuditFact[]> {
  return [...addressFacts(input), ...listFacts(input), ...(await codeFacts(input))];
}

/** One line for each fact. */
export function auditLine({ name, state, actual, expected }: AuditFact): string {
  const told = state === 'holds' ? actual : `${actual}, expected ${expected}`;
  return `  ${state.padEnd(6)} ${name}: ${told}`;
}

const fact = (name: string, actual: string, expected: string): AuditFact => ({
  name,
  actual,
  expected,
  state: actual === expected ? 'holds' : 'wrong',
});

/** An address follows from code and arguments, so one that is the plan's was created with the plan's arguments. */
function addressFacts({ prepared: { layout }, deployment }: AuditInput): AuditFact[] {
  return Object.entries(layout.contracts).flatMap(([slug, contracts]) =>
    Object.entries(contracts).map(([name, address]) => {
      const told = deployment.contracts[slug]?.[name]?.address ?? 'missing in the file';
      return fact(`address of ${slug}.${name}`, told, address);
    }),
  );
}

/** Tokens and pairs are shown and priced as ours wherever the file is read. */
function listFacts({ prepared: { layout }, deployment }: AuditInput): AuditFact[] {
  const { tokens = [], pairs = [], pairInitCodeHash = '' } = layout.details;
  const tokenText = ({ symbol, decimals, address }: Deployment['tokens'][number]) =>
    `${symbol} with ${decimals} decimals at ${address}`;
  const pairText = ({ token0, token1, address }: Deployment['pairs'][number]) =>
    `${token0} and ${token1} at ${address}`;
  const compare = (what: string, told: readonly string[], planned: readonly string[]) => [
    fact(`${what} of the file that the plan does not have`, without(told, planned), 'none'),
    fact(`${what} of the plan that the file does not have`, without(planned, told), 'none'),
  ];
  return [
    ...compare('tokens', deployment.tokens.map(tokenText), tokens.map(tokenText)),
    ...compare('pairs', deployment.pairs.map(pairText), pairs.map(pairText)),
    fact('hash of the code of pairs in the file', deployment.pairInitCodeHash, pairInitCodeHash),
  ];
}

const without = (all: readonly string[], those: readonly string[]) =>
  all.filter((one) => !those.includes(one)).join(', ') || 'none';

async function codeFacts({ prepared: { client, layout }, deployment }: AuditInput): Promise<AuditFact[]> {
  const pairs = deployment.pairs.map(({ address }) => ({ id: `pair ${address}`, address, bytecode: pairBytecode }));
  return Promise.all(
    [...layout.created, ...pairs].map(async ({ id, address, bytecode }) => {
      const code = await client.getCode({ address });
      const actual = code === undefined ? 'no code' : keccak256(code);
      return fact(`code of ${id}`, actual, isBuiltFrom(code, bytecode) ? actual : 'the code of the build');
    }),
  );
}

async function roleFacts(input: AuditInput): Promise<AuditFact[]> {
  const { timelock } = input.prepared.layout;
  const waiting = await waitingCalls(input);
  return eachView(
    input,
    (contract) => Object.keys(contract.roles),
    (contract, name, value) => {
      const roles = rolesOf(input.plan, slugOf(contract));
      const holder = checksumAddress(String(Array.isArray(value) ? value[0] : value));
      const one = fact(`${name} of ${contract.id}`, holder, contract.roles[name]?.(roles, timelock) ?? '');
      const offer = contract.offered[name];
      if (offer === undefined || !waiting.has(`${slugOf(contract)}.${offer.until}`)) return one;
      return offer.holder(roles, timelock) === holder ? opened(one) : one;
    },
  );
}

const slugOf = ({ id }: CreatedContract) => id.split('.')[0] ?? '';

/** Calls of the owner that have not had their effect, by their ids. */
async function waitingCalls({ prepared: { client, layout } }: AuditInput): Promise<ReadonlySet<string>> {
  const done = await Promise.all(layout.accepts.map(({ isDone }) => isDone(client).catch(() => false)));
  return new Set(layout.accepts.filter((_, index) => !done[index]).map(({ id }) => id));
}

const opened = (one: AuditFact): AuditFact => (one.state === 'wrong' ? { ...one, state: 'open' } : one);

async function limitFacts(input: AuditInput): Promise<AuditFact[]> {
  const limits = await eachView(
    input,
    ({ limits }) => Object.keys(limits),
    ({ id, limits }, name, value) => fact(`${name} of ${id}`, String(value), String(limits[name])),
  );
  const bounded = await eachView(
    input,
    ({ bounded }) => Object.keys(bounded),
    ({ id, abi, limits, bounded }, name, value) => {
      const limit = bounded[name] ?? '';
      if (viewOf(abi, limit) === undefined) return undefined;
      const most = limits[limit] ?? 0n;
      const isWithin = BigInt(String(value)) <= most;
      return fact(`${name} of ${id}`, String(value), isWithin ? String(value) : `at most ${most}`);
    },
  );
  return [...limits, ...bounded];
}

/** Asks every contract that was created for those of the values that it tells. */
async function eachView(
  { prepared: { client, layout } }: AuditInput,
  namesFor: (contract: CreatedContract) => readonly string[],
  make: (contract: CreatedContract, name: string, value: unknown) => AuditFact | undefined,
): Promise<AuditFact[]> {
  const asked = layout.created.flatMap((contract) =>
    namesFor(contract)
      .filter((name) => viewOf(contract.abi, name) !== undefined)
      .map((name) => ({ contract, name })),
  );
  const facts = await Promise.all(
    asked.map(async ({ contract, name }) => {
      const { id, address, abi } = contract;
      const answer = client.readContract({ address, abi, functionName: name });
      const value = await answer.catch(() => undefined);
      if (value === undefined) return { ...fact(`${name} of ${id}`, 'no answer', 'an answer') };
      return make(contract, name, value);
    }),
  );
  return facts.filter((one) => one !== undefined);
}

function viewOf(abi: Abi, name: string) {
  return abi.find((item) => item.type === 'function' && item.name === name && item.inputs.length === 0);
}

async function slugFacts(input: AuditInput): Promise<AuditFact[]> {
  const { client, layout } = input.prepared;
  const waiting = await waitingCalls(input);
  return (await layout.audit(client)).map(({ name, actual, expected, until }) => {
    const one = fact(name, actual, expected);
    return until !== undefined && waiting.has(until) ? opened(one) : one;
  });
}

/** Only the contracts whose plans say that they mint MONEY. */
async function minterFacts({ prepared: { client, layout }, deployment }: AuditInput): Promise<AuditFact[]> {
  const makers = slugPlans.flatMap(({ slug, minter }) => {
    const maker = minter && layout.contracts[slug]?.[minter.contract];
    return maker === undefined ? [] : [{ maker, grant: `${slug}.${minter?.allowedBy}` }];
  });
  const address = layout.contracts.tokens?.money;
  const isMade = layout.created.some(({ id }) => id === 'tokens.money');
  if (address === undefined || (makers.length === 0 && !isMade)) return [];
  const from = BigInt(deployment.contracts.tokens?.money?.startBlock ?? 0);
  const minters = await roleHolders(client, { address, role: minterRole, from });
  const listed = (accounts: readonly Address[]) => accounts.toSorted(addressOrder).join(', ') || 'none';
  const one = fact('minters of MONEY', listed(minters), listed(makers.map(({ maker }) => maker)));
  const isOffered = layout.accepts.some(({ id }) => makers.some(({ grant }) => grant === id));
  return [minters.length === 0 && isOffered ? opened(one) : one];
}

/** Coins that are left of the gas, and tokens that existed before, are the deployer's own; where the owner deploys, what it holds is the owner's. */
async function deployerFacts({ prepared: { client, layout }, plan, deployment }: AuditInput): Promise<AuditFact[]> {
  const { deployer, owner } = plan.roles;
  if (deployer === owner) return [];
  const tokens = deployment.tokens.filter((token) => layout.created.some(({ address }) => address === token.address));
  const pairs = deployment.pairs.map(({ address }) => ({ address, symbol: `LP of ${address}` }));
  return Promise.all(
    [...tokens, ...pairs].map(async ({ address, symbol }) => {
      const call = { address, abi: erc20Abi, functionName: 'balanceOf', args: [deployer] } as const;
      return fact(`${symbol} of the deployer`, String(await client.readContract(call)), '0');
    }),
  );
}
