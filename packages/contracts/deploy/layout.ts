import type { Deployment } from '@besc/wire/settings/deployment';
import type { DeploymentPlan } from '@besc/wire/settings/deployment-plan';
import {
  type Abi,
  type Address,
  concat,
  encodeDeployData,
  getAddress,
  getContractAddress,
  type Hex,
  keccak256,
  parseUnits,
} from 'viem';
import { busdcAbi } from '../generated/abi/busdc';
import { factoryAbi } from '../generated/abi/factory';
import { feeCollectorAbi } from '../generated/abi/fee-collector';
import { listTokenAbi } from '../generated/abi/list-token';
import { moneyTokenAbi } from '../generated/abi/money-token';
import { reflexTokenAbi } from '../generated/abi/reflex-token';
import { routerAbi } from '../generated/abi/router';
import { busdcBytecode } from '../generated/bytecode/busdc';
import { factoryBytecode } from '../generated/bytecode/factory';
import { feeCollectorBytecode } from '../generated/bytecode/fee-collector';
import { listTokenBytecode } from '../generated/bytecode/list-token';
import { moneyTokenBytecode } from '../generated/bytecode/money-token';
import { multicallBytecode } from '../generated/bytecode/multicall';
import { reflexTokenBytecode } from '../generated/bytecode/reflex-token';
import { routerBytecode } from '../generated/bytecode/router';
import { wbescBytecode } from '../generated/bytecode/wbesc';
import { pairInitCodeHash } from '../generated/deployments/pair-init-code-hash';
import { create2Address } from './create2';
import { DeployError } from './deploy-error';
import { layoutNames } from './layout-names';

type DeployedToken = Deployment['tokens'][number];
type PlannedToken = DeploymentPlan['tokens'][number];

/** What is made and what exists: a plan without its chain. A token that is made may be an odd one, on local chains. */
export interface LayoutPlan {
  readonly roles: Readonly<DeploymentPlan['roles']>;
  readonly coins: Readonly<DeploymentPlan['coins']>;
  readonly tokens: readonly (PlannedToken & { readonly kind?: DeployedToken['kind'] })[];
  readonly pairs: readonly (readonly [string, string])[];
  readonly names?: DeploymentPlan['names'];
}

/** What tokens that exist say of themselves, by address. */
export type ExistingTokens = ReadonlyMap<Address, Pick<DeployedToken, 'symbol' | 'name' | 'decimals'>>;

/** A contract to create; its constructor asks the contracts that it `needs`. */
export interface PlannedContract {
  readonly id: string;
  readonly needs: readonly string[];
  readonly address: Address;
  readonly initCode: Hex;
}

/** Everything a deployment will create and use, with addresses that are known before it begins. */
export interface Layout {
  readonly contracts: readonly PlannedContract[];
  readonly named: Deployment['contracts'];
  readonly names: Deployment['names'];
  readonly tokens: Deployment['tokens'];
  readonly pairs: readonly (Deployment['pairs'][number] & { readonly needs: readonly string[] })[];
}

/** How a contract is made, under which name, and after which others. */
export type AddContract = (
  id: string,
  create: { abi: Abi; bytecode: Hex; args: readonly unknown[]; needs?: readonly string[] },
) => Address;

/** Computes what a plan creates. Pure: no chain is asked. Throws a `DeployError` for a plan that contradicts itself. */
export function layoutOf(plan: LayoutPlan, existing: ExistingTokens = new Map()): Layout {
  const { deployer, owner, operator, treasury } = plan.roles;
  const contracts: PlannedContract[] = [];
  const tokens: DeployedToken[] = [];
  /** Tokens by the words that the plan uses for them. */
  const known = new Map<string, { address: Address; needs: readonly string[] }>();

  const add: AddContract = (id, { needs = [], ...create }) => {
    const initCode = encodeDeployData(create);
    const address = getAddress(create2Address(initCode));
    contracts.push({ id, needs, address, initCode });
    return address;
  };
  const learn = (word: string, token: DeployedToken, needs: readonly string[]) => {
    if (known.has(word)) throw new DeployError('PLAN', `the plan has two tokens ${word}`);
    if (tokens.some(({ address }) => address === token.address)) {
      throw new DeployError('PLAN', `the plan has two tokens with the address ${token.address}`);
    }
    tokens.push(token);
    known.set(word, { address: token.address, needs });
    return token.address;
  };
  const useExisting = (word: string, address: Address, kind: DeployedToken['kind']) => {
    const said = existing.get(address);
    if (!said) throw new DeployError('PLAN', `nothing is known of the token ${address}`);
    return learn(word, { address, ...said, kind, listed: kind === 'standard' }, []);
  };
  const makeToken = (
    word: string,
    token: Omit<DeployedToken, 'address' | 'listed'>,
    create: Parameters<AddContract>[1],
  ) => {
    const id = `token ${token.symbol}`;
    return learn(word, { address: add(id, create), ...token, listed: token.kind === 'standard' }, [id]);
  };
  const coin = { decimals: 18, kind: 'standard' } as const;
  const { wrapped, money, stable } = plan.coins;

  const wbesc =
    'address' in wrapped
      ? useExisting('wrapped', wrapped.address, 'standard')
      : makeToken(
          'wrapped',
          { symbol: 'WBESC', name: 'Wrapped BESC', ...coin },
          { abi: [], bytecode: wbescBytecode, args: [] },
        );
  const moneyAddress =
    'address' in money
      ? useExisting('money', money.address, 'standard')
      : makeToken(
          'money',
          { symbol: 'MONEY', name: 'MONEY', ...coin },
          {
            abi: moneyTokenAbi,
            bytecode: moneyTokenBytecode,
            args: [owner, parseUnits(money.mint, 18)],
          },
        );
  const stableAddress =
    'address' in stable
      ? useExisting('stable', stable.address, 'standard')
      : makeToken(
          'stable',
          { symbol: 'BUSDC', name: 'BESC USD Coin', ...coin },
          {
            abi: busdcAbi,
            bytecode: busdcBytecode,
            args: [owner, parseUnits(stable.mint, 18)],
          },
        );

  const multicall = add('multicall', { abi: [], bytecode: multicallBytecode, args: [] });
  const factory = add('factory', { abi: factoryAbi, bytecode: factoryBytecode, args: [deployer] });
  const router = add('router', {
    abi: routerAbi,
    bytecode: routerBytecode,
    args: [factory, wbesc],
    needs: ['factory', ...(known.get('wrapped')?.needs ?? [])],
  });
  const feeCollector = add('feeCollector', {
    abi: feeCollectorAbi,
    bytecode: feeCollectorBytecode,
    args: [factory, [moneyAddress, wbesc, stableAddress], owner, treasury, operator],
    needs: ['factory', ...['wrapped', 'money', 'stable'].flatMap((word) => known.get(word)?.needs ?? [])],
  });

  for (const token of plan.tokens) {
    if ('address' in token) {
      useExisting(token.address, token.address, token.kind);
      continue;
    }
    const { symbol, name, decimals, mint, kind = 'standard' } = token;
    const supply = parseUnits(mint, decimals);
    makeToken(
      symbol,
      { symbol, name, decimals, kind },
      kind === 'high-slippage'
        ? {
            abi: reflexTokenAbi,
            bytecode: reflexTokenBytecode,
            args: [name, symbol, supply, owner, factory, wbesc],
            needs: ['factory', ...(known.get('wrapped')?.needs ?? [])],
          }
        : { abi: listTokenAbi, bytecode: listTokenBytecode, args: [name, symbol, decimals, supply, owner] },
    );
  }
  const names = plan.names && layoutNames({ names: plan.names, roles: plan.roles, add });
  return {
    contracts,
    named: { factory, router, feeCollector, multicall, wbesc, money: moneyAddress, stable: stableAddress },
    names,
    tokens,
    pairs: pairsOf(plan.pairs, factory, known),
  };
}

function pairsOf(
  couples: LayoutPlan['pairs'],
  factory: Address,
  known: ReadonlyMap<string, { address: Address; needs: readonly string[] }>,
): Layout['pairs'] {
  const seen = new Set<Address>();
  return couples.map((couple) => {
    const [a, b] = couple.map((word) => {
      const token =
        known.get(word) ?? [...known.values()].find(({ address }) => address.toLowerCase() === word.toLowerCase());
      if (!token) throw new DeployError('PLAN', `a pair names "${word}", which is no token of the plan`);
      return token;
    }) as [{ address: Address; needs: readonly string[] }, { address: Address; needs: readonly string[] }];
    const [token0, token1] = BigInt(a.address) < BigInt(b.address) ? [a.address, b.address] : [b.address, a.address];
    if (token0 === token1) throw new DeployError('PLAN', `a pair has "${couple[0]}" on both sides`);
    const salt = keccak256(concat([token0, token1]));
    const opcode = 'CREATE2';
    const address = getAddress(getContractAddress({ opcode, from: factory, salt, bytecodeHash: pairInitCodeHash }));
    if (seen.has(address)) throw new DeployError('PLAN', `the plan has the pair ${couple.join(', ')} twice`);
    seen.add(address);
    return { address, token0, token1, needs: ['factory', ...a.needs, ...b.needs] };
  });
}
