import { addressOf } from '@besc/contracts/deploy/address-of';
import { type ChainAt, readBlock } from '@besc/sdk/shared/replay/chain-at';
import { computePairDays, computePairLiquidity, computePairVolume } from '@besc/sdk/swap/compute-pair-figures';
import { makeClient, readerOf } from '@besc/sdk/test/deployed-chain';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { fetchPairMarket } from '@besc/wire/swap/fetch-pair-market';
import { fetchPairVolumes } from '@besc/wire/swap/fetch-pair-volumes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OddMarket, startOddMarket } from '../support/odd-market';
import { pricingOf } from '../support/pricing-of';
import { readHead } from '../support/read-head';
import { readTables } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';

let market: OddMarket;
let index: TestIndex;

beforeAll(async () => {
  market = await startOddMarket(20_261_129);
  const random = makeRandom(11);
  for (let sent = 0; sent < 160; sent += 4) {
    await market.block(Array.from({ length: 4 }, market.transaction), 1 + random.below(9000));
  }
  index = await startIndex({ rpcUrl: market.chain.rpcUrl, deployment: market.deployment });
  await index.reach(await readHead(market.chain));
}, 300_000);

afterAll(async () => {
  await index?.stop();
  await market?.chain.stop();
});

test('volume and liquidity of every pair, computed from the chain alone, are what the index tells', async () => {
  const { deployment, chain } = market;
  const client = makeClient(chain.rpcUrl);
  const reader = readerOf({ client, deployment });
  const block = BigInt((await readHead(chain)).number);
  const time = (await readBlock(client, block))?.time ?? 0;
  const at: ChainAt = { client, reader: reader.at(block), block, time };
  const exchange = {
    factory: addressOf(deployment, 'swap', 'factory'),
    initCodeHash: deployment.pairInitCodeHash,
    rules: pricingOf(deployment).rules,
  };
  const { pair: rows = {} } = await readTables(index);
  const pairs = Object.keys(rows).map(checksumAddress);
  let traded = 0;
  for (const pair of pairs) {
    const told = await fetchPairMarket({ url: `${index.url}/graphql`, pair, now: time });
    const volume = await computePairVolume(at, { ...exchange, pair, since: time - 86_400 });
    expect(volume.values, `volume of ${pair}`).toEqual([told && (told.volumeE18 ?? 0n)]);
    const liquidity = await computePairLiquidity(at, { ...exchange, pair });
    expect(liquidity.values, `liquidity of ${pair}`).toEqual([told?.liquidityE18]);
    if (told?.volumeE18) traded += 1;
    const week = await fetchPairVolumes({ url: `${index.url}/graphql`, pairs: [pair], nowSeconds: time });
    const today = Math.floor(time / 86_400) * 86_400;
    const days = [7, 6, 5, 4, 3, 2, 1, 0].map((ago) => today - ago * 86_400);
    const whole = await computePairDays(at, { ...exchange, pair, days });
    expect(whole.values, `week of ${pair}`).toEqual([week.get(pair)]);
  }
  expect(traded).toBeGreaterThan(2);
  reader.close();
}, 120_000);
