// An hour of the games at a hundred times the speed, with faults, kills and reorganisations: `npm run speed -w @besc/keeper`
// (with --write the result goes to bench/results.md). Ends with 1 when a book does not balance or a lie counted.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { addressOrder } from '@besc/domain/shared/address-order';
import { blockSeconds } from '@besc/domain/shared/constants';
import { startChain } from '@besc/localnet/chain';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { seededRandom } from '@besc/localnet/history/seeded-random';
import { makeExchange } from '@besc/localnet/make-exchange';
import { createPublicClient, http, type PublicClient } from 'viem';
import { connectKeeper } from '../src/shared/keeper-chain';
import { parseKeeperConfig } from '../src/shared/keeper-config';
import { pairTrailReader } from '../src/shared/pair-trail';
import { bundledKeeper } from './bundled-keeper';
import { games } from './games';
import { keeperProcesses } from './keeper-processes';
import { lyingPeers, reporterKeys } from './lying-peers';
import { blockPace } from './paced-blocks';
import { gamePlayers } from './players';
import { priceBook } from './price-book';
import { processorTime, usedBetween } from './processor-time';
import { randomBooks } from './random-books';
import { randomFault } from './random-fault';
import { type SpeedResult, speedReport } from './speed-report';

const argument = (name: string, fallback: string) => {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? fallback : (process.argv[place + 1] ?? fallback);
};
const speed = Number(argument('speed', '100'));
const seconds = Number(argument('seconds', '3600'));
const seed = argument('seed', 'speed');
const blockMilliseconds = (blockSeconds / speed) * 1000;
/** Chance in a block of a fault, a kill and a reorganisation, and the deepest of these. */
const chances = { fault: 1 / 25, kill: 1 / 200, reorganisation: 1 / 40 };
const deepest = 4;

const random = seededRandom(seed);
const chain = await startChain({ keptStates: 512 });
const exchange = await makeExchange(chain, { blocks: 60, tradesPerBlock: 4 });
const { deployment } = exchange;
// What players read at one moment travels together.
const client: PublicClient = createPublicClient({
  chain: {
    id: chain.chainId,
    name: 'BESC',
    rpcUrls: { default: { http: [chain.rpcUrl] } },
    nativeCurrency: { name: 'BESC', symbol: 'BESC', decimals: 18 },
    contracts: { multicall3: { address: addressOf(deployment, 'shared', 'multicall') } },
  },
  transport: http(chain.rpcUrl),
  batch: { multicall: { batchSize: 2 ** 16 } },
});
const folder = await mkdtemp(join(tmpdir(), 'besc-speed-'));
await writeFile(join(folder, 'deployment.json'), JSON.stringify(deployment));
const ownConfig = parseKeeperConfig({
  RPC_URL: chain.rpcUrl,
  DEPLOYMENT_FILE: join(folder, 'deployment.json'),
  STATE_FILE: join(folder, 'state.json'),
});
const players = gamePlayers(games, { chain, client, exchange, random });
for (const call of players.preparations()) await chain.send({ ...call });
await chain.setAutomine(false);

const place = { chainId: chain.chainId, oracle: addressOf(deployment, 'oracle', 'prices') };
const peers = await lyingPeers(place, 1_500);
const proxies = await Promise.all([0, 1, 2, 3].map(() => startFaultProxy({ target: chain.rpcUrl })));
const proxiesOf = (keeper: number) => proxies.slice(2 * keeper, 2 * keeper + 2);
const honest = reporterKeys.slice(0, 3);
const keepers = keeperProcesses({
  nodes: [0, 1].map((keeper) => proxiesOf(keeper).map(({ url }) => url)),
  logFolder: folder,
  file: bundledKeeper(folder),
  env: {
    DEPLOYMENT_FILE: join(folder, 'deployment.json'),
    OPERATOR_KEY: chain.accounts[29]?.privateKey ?? '',
    REPORTER_KEYS: honest.map(({ privateKey }) => privateKey).join(),
    REPORTER_SOURCES: 'mean:60,mean:90,mean:60:MONEY',
    REPORT_PEERS: peers.urls.join(),
    REPORT_PEER_MS: '1000',
    // The chain runs ahead of the machine.
    REPORT_SKEW_SECONDS: '1000000000',
    TASKS: ['oracle', 'random', ...games.map(({ slug }) => slug)].join(),
    ...Object.assign({}, ...games.map((game) => game.env(chain))),
    GAS_PRICE_GWEI: '1',
    POLL_MS: '16',
    REPLACE_AFTER_SECONDS: '1',
    PORT: '0',
  },
});

const watched = [0, 1].map((keeper) => ({ proxies: proxiesOf(keeper), isReady: () => keepers.isReady(keeper) }));
const told = { blocks: 0, reorganisations: 0, faults: 0, deepest: 0 };
const newestTime = async () => Number((await client.getBlock()).timestamp);
const mineAt = async (timestamp: number) => {
  await chain.rpc.request('evm_mine', [timestamp]);
  told.blocks += 1;
};

// The services come up first; the games then begin with the first price.
for (let beats = 0; beats < 400 && !(await hasBegun()); beats += 1) {
  await mineAt((await newestTime()) + blockSeconds);
  await sleep(100);
}
const startTime = await newestTime();
const startUse = processorTime();
const started = performance.now();
const pace = blockPace(watched, blockMilliseconds);
const spent = { players: 0, chain: 0 };
const timed = async <Result>(part: keyof typeof spent, work: Promise<Result>): Promise<Result> => {
  const began = performance.now();
  const result = await work;
  spent[part] += performance.now() - began;
  return result;
};
let acts = await players.acts();
const isOver = (time: number) => time >= startTime + seconds;
for (let time = startTime; !isOver(time); ) {
  const since = Date.now();
  if (acts.length > 0) {
    const sending = chain.rpc.batch(acts.map((act) => ['eth_sendTransaction', [act]])).catch(() => {});
    await timed('players', sending);
  }
  let newest = time;
  if (random.next() < chances.reorganisation) {
    const depth = 1 + random.below(deepest);
    await timed('chain', chain.reorg({ depth }));
    told.reorganisations += 1;
    told.deepest = Math.max(told.deepest, depth);
    newest = await newestTime();
  }
  if (random.next() < chances.fault) {
    random.pick(proxies).inject(randomFault(random));
    told.faults += 1;
  }
  if (random.next() < chances.kill) keepers.kill(random.below(2));
  if (random.next() < chances.fault / 4) for (const proxy of proxies) proxy.heal();
  time = Math.max(newest, time) + blockSeconds;
  await timed('chain', mineAt(time));
  [acts] = await Promise.all([timed('players', players.acts()), pace.next(since)]);
}
const took = (performance.now() - started) / 1000;
const used = usedBetween(startUse, processorTime());
for (const proxy of proxies) proxy.heal();
await keepers.stop();
await mineAt((await newestTime()) + blockSeconds);

const money = addressOf(deployment, 'tokens', 'money');
const [wbesc, stable] = [addressOf(deployment, 'tokens', 'wbesc'), addressOf(deployment, 'tokens', 'stable')];
const pair = { address: exchange.pair('WBESC', 'BUSDC').address, isBaseFirst: addressOrder(wbesc, stable) < 0 };
const result: SpeedResult = {
  seconds,
  took,
  seed,
  asked: process.argv.slice(2),
  blockMilliseconds,
  told,
  keepers: keepers.told,
  peersAsked: peers.asked,
  used,
  spent: { keepers: pace.told.waited, ...spent },
  books: [
    ...(await Promise.all(games.map((game) => game.books(client, deployment)))),
    await randomBooks(client, { source: addressOf(deployment, 'random', 'source'), money }),
  ],
  prices: await priceBook(client, pairTrailReader(await connectKeeper(ownConfig)), {
    oracle: place.oracle,
    pair,
    since: startTime,
  }),
};
peers.stop();
await Promise.all(proxies.map((proxy) => proxy.stop()));
await chain.stop();
const { text, isGood } = speedReport(result);
console.log(`${text}\nlogs of the keepers: ${folder}`);
if (process.argv.includes('--write')) await writeFile(new URL('results.md', import.meta.url), text);
process.exit(isGood ? 0 : 1);

async function hasBegun(): Promise<boolean> {
  const begun = await Promise.all(games.map((game) => game.hasBegun?.(client, deployment) ?? true));
  return begun.every(Boolean);
}
