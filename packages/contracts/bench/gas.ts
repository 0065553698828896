import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Abi, Hex } from 'viem';
import { factoryAbi } from '../generated/abi/factory';
import { pairAbi } from '../generated/abi/pair';
import { routerAbi } from '../generated/abi/router';
import { factoryBytecode } from '../generated/bytecode/factory';
import { routerBytecode } from '../generated/bytecode/router';
import { wbescBytecode } from '../generated/bytecode/wbesc';
import { contractsRoot, runForge } from '../tools/run-forge';
import { startAnvil } from '../tools/start-anvil';
import { gasTargets } from './gas-targets';
import { type EarningOperation, earningOperations, measureEarningGas } from './measure-earning-gas';
import { type GameOperation, gameOperations, measureGameGas } from './measure-game-gas';
import {
  type GasOperation,
  gasOperations,
  type MeasuredCode,
  type MeasuredExchange,
  measuredTokens,
  measureGas,
} from './measure-gas';
import { measuredChain } from './measured-chain';

const snapshotFile = join(contractsRoot, 'gas-snapshot');
const peers = join(contractsRoot, 'bench', 'peers');
/** More than this apart from the committed figures, in either direction, is news that belongs in the commit. */
const allowedDriftPercent = 2;

type LaterOperation = EarningOperation | GameOperation;
type Operation = GasOperation | LaterOperation;
type Figures = Record<GasOperation, bigint> & Partial<Record<LaterOperation, bigint>>;
const operations: readonly Operation[] = [...gasOperations, ...earningOperations, ...gameOperations];

const ours: MeasuredExchange = {
  wrapped: wbescBytecode,
  factory: { abi: factoryAbi, bytecode: factoryBytecode },
  router: { abi: routerAbi, bytecode: routerBytecode },
  pair: { abi: pairAbi },
};

async function peerArtifact(path: string): Promise<MeasuredCode> {
  const { abi, bytecode } = JSON.parse(await readFile(join(peers, 'node_modules', '@uniswap', path), 'utf8')) as {
    abi: Abi;
    bytecode: string;
  };
  return { abi, bytecode: bytecode.startsWith('0x') ? (bytecode as Hex) : `0x${bytecode}` };
}

/** All exchanges are measured with the same token: the smallest that follows the standard. */
async function plainToken(): Promise<MeasuredCode> {
  await runForge(['build', 'test/zoo/PlainToken.sol', '--quiet'], { env: { FOUNDRY_PROFILE: 'bench' } });
  const artifact = JSON.parse(await readFile(join(contractsRoot, 'out/bench/PlainToken.sol/PlainToken.json'), 'utf8'));
  return { abi: artifact.abi, bytecode: artifact.bytecode.object };
}

async function uniswap(): Promise<MeasuredExchange> {
  if (!existsSync(join(peers, 'node_modules'))) {
    const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts'];
    const { status } = spawnSync('npm', install, { cwd: peers, stdio: 'inherit' });
    if (status !== 0) throw new Error('the peers could not be installed; without a network run: npm run gas');
  }
  return {
    wrapped: (await peerArtifact('v2-periphery/build/WETH9.json')).bytecode,
    factory: await peerArtifact('v2-core/build/UniswapV2Factory.json'),
    router: await peerArtifact('v2-periphery/build/UniswapV2Router02.json'),
    pair: await peerArtifact('v2-core/build/UniswapV2Pair.json'),
  };
}

/** The table's figures of each exchange: one chain, the same tokens, the same sequence. The first also farms and plays. */
async function measuredGas(exchanges: readonly MeasuredExchange[]): Promise<Figures[]> {
  const token = await plainToken();
  const anvil = await startAnvil(['--balance', '1000000']);
  try {
    const chain = measuredChain(anvil.rpcUrl);
    const tokens = await measuredTokens(chain, token);
    const results: Figures[] = [];
    for (const exchange of exchanges) results.push(await measureGas(chain, exchange, tokens));
    Object.assign(results[0] ?? {}, await measureEarningGas(chain, tokens), await measureGameGas(chain));
    return results;
  } finally {
    await anvil.stop();
  }
}

async function readSnapshot(): Promise<Map<string, bigint>> {
  const text = await readFile(snapshotFile, 'utf8').catch(() => '');
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [name, gas] = line.split(': ') as [string, string];
        return [name, BigInt(gas)] as const;
      }),
  );
}

const figures = (value: bigint | number) => value.toLocaleString('en').replaceAll(',', ' ');

function printTable(own: Record<Operation, bigint>, peer: Figures | undefined): void {
  console.log('| operation | Uniswap v2 | PancakeSwap (quoted) | goal | BESC |');
  console.log('|---|---|---|---|---|');
  for (const operation of operations) {
    const { goal, pancake } = gasTargets[operation];
    const columns = [
      peer?.[operation] ? figures(peer[operation]) : '-',
      pancake ? figures(pancake) : '-',
      figures(goal),
      figures(own[operation]),
    ];
    console.log(`| ${operation} | ${columns.join(' | ')} |`);
  }
}

const mode = process.argv[2];
const [measured, peer] = await measuredGas(mode === 'peers' ? [ours, await uniswap()] : [ours]);
if (!measured) throw new Error('nothing was measured');
const own = measured as Record<Operation, bigint>;
printTable(own, peer);

const failures: string[] = [];
for (const operation of operations) {
  if (own[operation] > BigInt(gasTargets[operation].goal)) {
    failures.push(`${operation}: ${own[operation]} is above the goal ${gasTargets[operation].goal}`);
  }
}
if (mode === 'write') {
  await writeFile(snapshotFile, operations.map((operation) => `${operation}: ${own[operation]}\n`).join(''));
} else {
  const snapshot = await readSnapshot();
  for (const operation of operations) {
    const kept = snapshot.get(operation) ?? 0n;
    const drift = own[operation] > kept ? own[operation] - kept : kept - own[operation];
    if (drift * 100n > kept * BigInt(allowedDriftPercent)) {
      failures.push(`${operation}: ${own[operation]}, gas-snapshot says ${kept}. Run: npm run gas:write`);
    }
  }
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
