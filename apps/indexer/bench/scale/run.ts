import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { pricingRules } from '@besc/domain/market/pricing-rules';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { engineUse } from '../../test/support/engine-use';
import type { OddMarket } from '../../test/support/odd-market';
import type { TestIndex } from '../../test/support/start-index';
import { measureDisk } from './measure-disk';
import { measureLoad } from './measure-load';
import { measureRequests } from './measure-requests';
import { measureRouting } from './measure-routing';
import { measureWriter } from './measure-writer';
import type { Asked } from './page-requests';
import { firstIds } from './row-sources';
import { type Grown, startScaleWorld } from './scale-world';
import { sizes } from './sizes';

const file = join(import.meta.dirname, '../../results/growth.json');
const chosen = process.env.BENCH_STEPS?.split(',').flatMap((step) => sizes[Number(step) - 1] ?? []) ?? sizes;

/** The two tokens that others have pairs with, as the index spells them. */
function hubsOf({ deployment }: OddMarket): readonly [string, string] {
  const stable = deployment.tokens.find(({ symbol }) => symbol === 'BUSDC')?.address ?? '';
  return [addressOf(deployment, 'tokens', 'wbesc').toLowerCase(), stable.toLowerCase()];
}

const world = await startScaleWorld(hubsOf);
const { deployment } = world.market;

async function askedOf({ client, schema, end }: Grown): Promise<Omit<Asked, 'url'>> {
  const { rows } = await client.query<{ pair: string; account: string }>(firstIds);
  const pairs = await client.query<{ id: string }>(`select id from ${schema}.pair order by reserve_usd desc`);
  const [native, dollar] = hubsOf(world.market);
  const [wbesc, stable] = [checksumAddress(native), checksumAddress(dollar)];
  const rules = pricingRules({ wbesc, stable, money: stable, minimumReserveNative: '1000' });
  return {
    factory: checksumAddress(addressOf(deployment, 'swap', 'factory')),
    pair: checksumAddress(rows[0]?.pair ?? ''),
    account: checksumAddress(rows[0]?.account ?? ''),
    pairs: pairs.rows.map(({ id }) => checksumAddress(id)),
    hub: wbesc,
    rules,
    now: end,
  };
}

async function serving(index: TestIndex): Promise<void> {
  while ((await index.health())?.indexedBlock == null) await sleep(200);
}

const steps: unknown[] = [];
for (const size of chosen) {
  console.log(JSON.stringify(size));
  const grown = await world.grown(size);
  const disk = await measureDisk(grown);
  const reader = await world.run(grown, 'reader');
  await serving(reader);
  const asked = { ...(await askedOf(grown)), url: `${reader.url}/graphql` };
  const requests = await measureRequests(grown.client, asked);
  const atRest = engineUse(new URL(reader.url).port).now;
  const load = [await measureLoad(asked, [reader.url], 20)];
  const second = await world.run(grown, 'reader');
  await serving(second);
  load.push(await measureLoad(asked, [reader.url, second.url], 20));
  await Promise.all([reader.stop(), second.stop()]);
  const writing = await world.run(grown, 'writer');
  const writer = await measureWriter(writing, world.market);
  await writing.stop();
  const step = {
    size,
    fillSeconds: grown.fillSeconds,
    disk,
    requests,
    readerMegabytes: atRest,
    load,
    writer,
    routing: measureRouting(size.pairs),
  };
  steps.push(step);
  console.log(JSON.stringify(step, null, 1));
  writeFileSync(file, `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), steps }, null, 2)}\n`);
  await grown.drop();
}
await world.stop();
