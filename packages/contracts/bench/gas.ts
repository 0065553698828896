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
import { gameGas } from './games';
import { type GasTarget, gasTargets } from './gas-targets';
import { earningOperations, measureEarningGas } from './measure-earning-gas';
import { gasOperations, type MeasuredCode, type MeasuredExchange, measuredTokens, measureGas } from './measure-gas';
import { measuredChain } from './measured-chain';

const snapshotFile = join(contractsRoot, 'gas-snapshot');
const peers = join(contractsRoot, 'bench', 'peers');
/** More than this apart from the committed figures, in either direction, is news that belongs in the commit. */
const allowedDriftPercent = 2;

type Figures = Readonly<Record<string, bigint>>;
const targets: Readonly<Record<string, GasTarget>> = Object.assign(
  {},
  gasTargets,
  ...gameGas.map((game) => game.targets),
);
const operations: readonly string[] = [
  ...gasOperations,
  ...earningOperations,
  ...gameGas.flatMap((game) => Object.keys(game.targets)),
];

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
    const [own = {}] = results;
    Object.assign(own, await measureEarningGas(chain, tokens));
    for (const game of gameGas) Object.assign(own, await game.measure(chain));
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
        // A name may hold a colon itself.
        const end = line.lastIndexOf(': ');
        return [line.slice(0, end), BigInt(line.slice(end + 2))] as const;
      }),
  );
}

const figures = (value: bigint | number) => value.toLocaleString('en').replaceAll(',', ' ');

function measuredOf(own: Figures, operation: string): bigint {
  const gas = own[operation];
  if (gas === undefined) throw new Error(`${operation} was not measured`);
  return gas;
}

function targetOf(operation: string): GasTarget {
  const target = targets[operation];
  if (target === undefined) throw new Error(`${operation} has no goal`);
  return target;
}

function printTable(own: Figures, peer: Figures | undefined): void {
  console.log('| operation | Uniswap v2 | PancakeSwap (quoted) | goal | BESC |');
  console.log('|---|---|---|---|---|');
  for (const operation of operations) {
    const { goal, pancake } = targetOf(operation);
    const columns = [
      peer?.[operation] ? figures(peer[operation]) : '-',
      pancake ? figures(pancake) : '-',
      figures(goal),
      figures(measuredOf(own, operation)),
    ];
    console.log(`| ${operation} | ${columns.join(' | ')} |`);
  }
}

const mode = process.argv[2];
const [own, peer] = await measuredGas(mode === 'peers' ? [ours, await uniswap()] : [ours]);
if (!own) throw new Error('nothing was measured');
printTable(own, peer);

const failures: string[] = [];
for (const operation of operations) {
  const { goal } = targetOf(operation);
  const gas = measuredOf(own, operation);
  if (gas > BigInt(goal)) failures.push(`${operation}: ${gas} is above the goal ${goal}`);
}
if (mode === 'write') {
  await writeFile(
    snapshotFile,
    operations.map((operation) => `${operation}: ${measuredOf(own, operation)}\n`).join(''),
  );
} else {
  const snapshot = await readSnapshot();
  for (const operation of operations) {
    const kept = snapshot.get(operation) ?? 0n;
    const gas = measuredOf(own, operation);
    const drift = gas > kept ? gas - kept : kept - gas;
    if (drift * 100n > kept * BigInt(allowedDriftPercent)) {
      failures.push(`${operation}: ${gas}, gas-snapshot says ${kept}. Run: npm run gas:write`);
    }
  }
}
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
