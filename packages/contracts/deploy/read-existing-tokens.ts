import type { Address } from '@besc/domain/shared/address';
import { encodeFunctionData, type Hex, type PublicClient, parseAbi } from 'viem';
import { wbescAbi } from '../generated/abi/wbesc';
import { DeployError } from './deploy-error';
import { minterRole } from './minter-role';
import type { ExistingTokens, LayoutPlan } from './slug-plan';
import { slugPlans } from './slug-plans';

const tokenAbi = parseAbi([
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function hasRole(bytes32 role, address account) view returns (bool)',
]);
/**
 * Asks the tokens that a plan names by address what they are. Rejects with a `DeployError` when one is no token, when MONEY
 * or the wrapped coin do not have 18 decimals, when MONEY knows no minters and the plan has one, or when the wrapped coin does
 * not wrap.
 */
export async function readExistingTokens(client: PublicClient, plan: LayoutPlan): Promise<ExistingTokens> {
  const { wrapped, money, stable } = plan.coins;
  const addresses = [wrapped, money, stable, ...plan.tokens].flatMap((token) => addressIn(token) ?? []);
  const tokens: ExistingTokens = new Map(
    await Promise.all(addresses.map(async (address) => [address, await readToken(client, address)] as const)),
  );
  for (const address of [wrapped, money].flatMap((coin) => addressIn(coin) ?? [])) {
    if (tokens.get(address)?.decimals !== 18) throw new DeployError('TOKEN', `${address} must have 18 decimals`);
  }
  const hasMinter = slugPlans.some(({ slug, minter }) => minter && plan.settings?.[slug] !== undefined);
  if ('address' in money && hasMinter) await requireMinters(client, money.address, plan.roles.deployer);
  if ('address' in wrapped) await requireWrapper(client, wrapped.address, plan.roles.deployer);
  return tokens;
}

/** Where a token of a plan stands already. */
function addressIn(token: { readonly address?: Address; readonly projectLink?: string }): Address | undefined {
  return token.address;
}

async function readToken(client: PublicClient, address: Address) {
  const read = <Name extends 'symbol' | 'name' | 'decimals' | 'totalSupply'>(functionName: Name) =>
    client.readContract({ address, abi: tokenAbi, functionName });
  try {
    const [symbol, name, decimals] = await Promise.all([read('symbol'), read('name'), read('decimals')]);
    await read('totalSupply');
    return { symbol: String(symbol), name: String(name), decimals: Number(decimals) };
  } catch {
    throw new DeployError('TOKEN', `${address} is no token: it does not say symbol, name, decimals and supply`);
  }
}

/** What is asked when all stands: that the owner lets a contract of the plan mint MONEY, and no other account. */
async function requireMinters(client: PublicClient, address: Address, account: Address): Promise<void> {
  const call = { address, abi: tokenAbi, functionName: 'hasRole', args: [minterRole, account] } as const;
  await client.readContract(call).catch((cause: unknown) => {
    throw new DeployError('TOKEN', `${address} does not say who may mint it, as the plan's MONEY must`, { cause });
  });
}

/** What the router relies on: it takes coins for tokens and gives them back, and only to those who have tokens. */
async function requireWrapper(client: PublicClient, to: Address, account: Address): Promise<void> {
  const works = (data: Hex, value = 0n) =>
    client.call({ account, to, data, value }).then(
      () => true,
      () => false,
    );
  const withdraw = (amount: bigint) => encodeFunctionData({ abi: wbescAbi, functionName: 'withdraw', args: [amount] });
  const deposits = await works(encodeFunctionData({ abi: wbescAbi, functionName: 'deposit' }));
  if (!deposits || !(await works(withdraw(0n))) || (await works(withdraw(2n ** 200n)))) {
    throw new DeployError(
      'TOKEN',
      `${to} does not wrap the chain's coin: deposit and withdraw do not do what they should`,
    );
  }
}
