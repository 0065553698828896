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
import type { DeployedNames, DeployedPair, DeployedToken } from './deployment';
import { planNames } from './plan-names';

/** A contract of the plan; `phase` n needs everything of the phases before it. */
export interface PlannedContract {
  id: string;
  phase: number;
  address: Address;
  initCode: Hex;
}

/** Everything a deployment will create, with addresses that are known before it begins. */
export interface Plan {
  contracts: PlannedContract[];
  named: { factory: Address; router: Address; feeCollector: Address; multicall: Address; wbesc: Address };
  names: DeployedNames;
  tokens: DeployedToken[];
  pairs: DeployedPair[];
}

/** The accounts a plan depends on: their addresses are constructor arguments. */
export interface PlanRoles {
  deployer: Address;
  owner: Address;
  treasury: Address;
}

const pairedSymbols = [
  ['WBESC', 'BUSDC'],
  ['MONEY', 'WBESC'],
  ['MONEY', 'BUSDC'],
  ['HENNY', 'WBESC'],
  ['HENNY', 'BUSDC'],
  ['WAGMI', 'WBESC'],
  ['WAGMI', 'MONEY'],
  ['Bernie', 'WBESC'],
  ['Bernie', 'BUSDC'],
  ['RFLX', 'WBESC'],
  ['OLDG', 'WBESC'],
] as const;

/** The address of the factory's pair of two tokens. */
function pairOf(factory: Address, tokenA: Address, tokenB: Address): DeployedPair {
  const [token0, token1] = BigInt(tokenA) < BigInt(tokenB) ? [tokenA, tokenB] : [tokenB, tokenA];
  const salt = keccak256(concat([token0, token1]));
  const address = getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecodeHash: pairInitCodeHash });
  return { address: getAddress(address), token0, token1 };
}

/** Computes what a deployment by these accounts creates. Pure: no chain is asked. */
export function deploymentPlan({ deployer, owner, treasury }: PlanRoles): Plan {
  const contracts: PlannedContract[] = [];
  const tokens: DeployedToken[] = [];

  function add(id: string, phase: number, create: { abi: Abi; bytecode: Hex; args: readonly unknown[] }): Address {
    const initCode = encodeDeployData(create);
    const address = getAddress(create2Address(initCode));
    contracts.push({ id, phase, address, initCode });
    return address;
  }

  function addToken(token: Omit<DeployedToken, 'address'>, phase: number, create: Parameters<typeof add>[2]): Address {
    const address = add(token.symbol, phase, create);
    tokens.push({ address, ...token });
    return address;
  }

  function addListToken(symbol: string, name: string, decimals: number, kind: DeployedToken['kind'] = 'standard') {
    const supply = parseUnits('1000000000', decimals);
    addToken({ symbol, name, decimals, kind, listed: kind === 'standard' }, 0, {
      abi: listTokenAbi,
      bytecode: listTokenBytecode,
      args: [name, symbol, decimals, supply, owner],
    });
  }

  const standard = { decimals: 18, kind: 'standard', listed: true } as const;
  const wbesc = addToken({ symbol: 'WBESC', name: 'Wrapped BESC', ...standard }, 0, {
    abi: [],
    bytecode: wbescBytecode,
    args: [],
  });
  const money = addToken({ symbol: 'MONEY', name: 'MONEY', ...standard }, 0, {
    abi: moneyTokenAbi,
    bytecode: moneyTokenBytecode,
    args: [owner, parseUnits('10000000', 18)],
  });
  const stable = addToken({ symbol: 'BUSDC', name: 'BESC USD Coin', ...standard }, 0, {
    abi: busdcAbi,
    bytecode: busdcBytecode,
    args: [owner, parseUnits('1000000000', 18)],
  });
  addListToken('HENNY', 'Henny', 9);
  addListToken('WAGMI', 'Wagmi', 18);
  addListToken('Bernie', 'Bernie', 18);
  addListToken('OLDG', 'Old Guard', 18, 'compromised');
  const multicall = add('multicall', 0, { abi: [], bytecode: multicallBytecode, args: [] });
  const factory = add('factory', 0, { abi: factoryAbi, bytecode: factoryBytecode, args: [deployer] });
  addToken({ symbol: 'RFLX', name: 'Reflex', decimals: 18, kind: 'high-slippage', listed: false }, 1, {
    abi: reflexTokenAbi,
    bytecode: reflexTokenBytecode,
    args: ['Reflex', 'RFLX', parseUnits('1000000000', 18), owner, factory, wbesc],
  });
  const router = add('router', 1, { abi: routerAbi, bytecode: routerBytecode, args: [factory, wbesc] });
  const feeCollector = add('feeCollector', 2, {
    abi: feeCollectorAbi,
    bytecode: feeCollectorBytecode,
    args: [factory, [money, wbesc, stable], owner, treasury, owner],
  });
  const names = planNames({ deployer, owner, treasury, add });

  const address = (symbol: string): Address => {
    const token = tokens.find((t) => t.symbol === symbol);
    if (!token) throw new Error(`no token ${symbol} in the plan`);
    return token.address;
  };
  const pairs = pairedSymbols.map(([a, b]) => pairOf(factory, address(a), address(b)));
  return { contracts, named: { factory, router, feeCollector, multicall, wbesc }, names, tokens, pairs };
}
