import type { Address } from '@besc/domain/shared/address';
import type { Deployment } from '@besc/wire/settings/deployment';
import { parseUnits } from 'viem';
import { busdcAbi } from '../generated/abi/busdc';
import { listTokenAbi } from '../generated/abi/list-token';
import { moneyTokenAbi } from '../generated/abi/money-token';
import { reflexTokenAbi } from '../generated/abi/reflex-token';
import { busdcBytecode } from '../generated/bytecode/busdc';
import { listTokenBytecode } from '../generated/bytecode/list-token';
import { moneyTokenBytecode } from '../generated/bytecode/money-token';
import { reflexTokenBytecode } from '../generated/bytecode/reflex-token';
import { wbescBytecode } from '../generated/bytecode/wbesc';
import { DeployError } from './deploy-error';
import { ownerOf } from './owner';
import type { AddressById, ContractPlan, PlanInput } from './slug-plan';

type DeployedToken = Deployment['tokens'][number];

/** A token of the plan, that exists or is made. */
interface PlannedToken extends Omit<DeployedToken, 'address' | 'listed'> {
  /** How the plan's pairs call it. */
  readonly word: string;
  /** Name of its contract, without the slug. */
  readonly contract: string;
  readonly create: ContractPlan;
}

const coin = { decimals: 18, kind: 'standard' } as const;

/** The tokens of a plan in its order, coins first. Throws a `DeployError` when a word stands for two of them. */
export function plannedTokens(input: PlanInput): readonly PlannedToken[] {
  const { wrapped, money, stable } = input.plan.coins;
  const { owner } = input.plan.roles;
  const tokens = [
    'address' in wrapped
      ? existing(input, { word: 'wrapped', contract: 'wbesc', ...wrapped })
      : {
          ...coin,
          ...linkOf(wrapped),
          word: 'wrapped',
          contract: 'wbesc',
          symbol: 'WBESC',
          name: 'Wrapped BESC',
          create: { abi: [], bytecode: wbescBytecode },
        },
    'address' in money
      ? existing(input, { word: 'money', contract: 'money', ...money })
      : {
          ...coin,
          ...linkOf(money),
          word: 'money',
          contract: 'money',
          symbol: 'MONEY',
          name: 'MONEY',
          create: {
            abi: moneyTokenAbi,
            bytecode: moneyTokenBytecode,
            args: (at: AddressById) => [ownerOf(at), owner, parseUnits(money.mint, 18)],
          },
        },
    'address' in stable
      ? existing(input, { word: 'stable', contract: 'stable', ...stable })
      : {
          ...coin,
          ...linkOf(stable),
          word: 'stable',
          contract: 'stable',
          symbol: 'BUSDC',
          name: 'BESC USD Coin',
          create: { abi: busdcAbi, bytecode: busdcBytecode, args: () => [owner, parseUnits(stable.mint, 18)] },
        },
    ...input.plan.tokens.map((token) => furtherToken(input, token)),
  ];
  const words = tokens.map(({ word }) => word);
  const twice = words.find((word, index) => words.indexOf(word) !== index);
  if (twice !== undefined) throw new DeployError('PLAN', `the plan has two tokens ${twice}`);
  return tokens;
}

/** The link of a token's project, where the plan names one. */
export function linkOf({
  projectLink,
}: Partial<Pick<DeployedToken, 'projectLink'>>): Pick<DeployedToken, 'projectLink'> {
  return projectLink === undefined ? {} : { projectLink };
}

function existing(
  { existing: known }: PlanInput,
  token: { word: string; contract: string; address: Address } & Partial<Pick<DeployedToken, 'kind' | 'projectLink'>>,
): PlannedToken {
  const { word, contract, address, kind = 'standard' } = token;
  const said = known.get(address);
  if (!said) throw new DeployError('PLAN', `nothing is known of the token ${address}`);
  return { word, contract, ...said, kind, ...linkOf(token), create: { address } };
}

function furtherToken(input: PlanInput, token: PlanInput['plan']['tokens'][number]): PlannedToken {
  if ('address' in token) {
    return existing(input, { word: token.address, contract: `token ${token.address}`, ...token });
  }
  const { symbol, name, decimals, mint, kind = 'standard' } = token;
  const { owner } = input.plan.roles;
  const supply = parseUnits(mint, decimals);
  const create: ContractPlan =
    kind === 'high-slippage'
      ? {
          abi: reflexTokenAbi,
          bytecode: reflexTokenBytecode,
          args: (at) => [name, symbol, supply, owner, at('swap.factory'), at('tokens.wbesc')],
        }
      : { abi: listTokenAbi, bytecode: listTokenBytecode, args: () => [name, symbol, decimals, supply, owner] };
  return { word: symbol, contract: `token ${symbol}`, symbol, name, decimals, kind, ...linkOf(token), create };
}
