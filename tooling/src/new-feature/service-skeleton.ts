import type { FeatureNames } from './feature-names';

/** The files of a duty of the keeper, by path from the root: the manifest, the task with its settings, and its test on a real chain. */
export function keeperSkeleton({ slug, camel, label }: FeatureNames): Record<string, string> {
  const folder = `apps/keeper/src/${slug}`;
  const variable = `${slug.replaceAll('-', '_').toUpperCase()}_INTERVAL_SECONDS`;
  return {
    [`${folder}/${slug}-feature.ts`]: `import type { KeeperFeature } from '../shared/keeper-feature';
import { ${camel}Task } from './${slug}-task';

/** What operators do for ${label}. */
export const ${camel}Feature: KeeperFeature = { order: 1000, tasks: [${camel}Task] };
`,
    [`${folder}/${slug}-task.ts`]: `import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { ${camel}StakeCall } from '@besc/sdk/${slug}/${slug}-calls';
import { wholeNumber } from '@besc/wire/settings/environment';
import * as z from 'zod';
import { callSender } from '../shared/call-sender';
import { idleDuty, keeperTask } from '../shared/keeper-task';

const config = z
  .object({ ${variable}: wholeNumber({ least: 1, most: 86_400, fallback: 3_600 }) })
  .transform((env) => ({ intervalSeconds: env.${variable} }));

/** ${label}: stakes nothing once in each interval, which counts. */
export const ${camel}Task = keeperTask({
  slug: '${slug}',
  name: 'stake ${slug}',
  role: 'operator',
  config,
  async prepare({ chain, sender, log, config: { intervalSeconds } }) {
    const address = contractIfAny(chain.deployment, '${slug}', '${camel}')?.address;
    if (address === undefined) return idleDuty;
    const sendCall = callSender({ chain, sender, log });
    const call = ${camel}StakeCall(address, 0n);
    let next = 0;
    return {
      patienceSeconds: 5 * intervalSeconds,
      due: () => ({ time: next }),
      async run({ now }) {
        const { kind } = await sendCall(call);
        // What could not be sent is tried with the next look; what was refused, an interval later, as if it had gone.
        if (kind !== 'busy') next = now + intervalSeconds;
      },
    };
  },
});
`,
    [`${folder}/${slug}-task.test.ts`]: `import { ${camel}Abi } from '@besc/contracts/abi/${slug}';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { Registry } from 'prom-client';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { parseKeeperConfig } from '../shared/keeper-config';
import { transactionSender } from '../shared/transaction-sender';
import { ${camel}Task } from './${slug}-task';

let scene: KeeperScene;
beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());

test('a run stakes once, and the next one is due an interval later', async () => {
  const env = scene.env({ ${variable}: '60' });
  const keeper = parseKeeperConfig(env);
  const chain = await scene.connect();
  const { signal } = new AbortController();
  const sender = transactionSender({ chain, replaceAfterSeconds: keeper.replaceAfterSeconds, signal });
  const prepare = ${camel}Task.configure(env);
  const log = pino({ level: 'silent' });
  const priceTimes = async () => undefined;
  const duty = await prepare({ chain, keeper, sender, log, registry: new Registry(), signal, priceTimes });
  await duty.run({ number: 1n, time: 1_000, now: 1_000 });
  expect(duty.due({ number: 2n, time: 1_001, now: 1_001 })).toEqual({ time: 1_060 });
  const contract = { address: addressOf(chain.deployment, '${slug}', '${camel}'), abi: ${camel}Abi } as const;
  const args = [chain.account.address] as const;
  expect(await chain.client.readContract({ ...contract, functionName: 'countOf', args })).toBe(1n);
});

test('an interval that is no number is refused by its name', () => {
  expect(() => ${camel}Task.configure({ ${variable}: 'often' })).toThrow('${variable}');
});
`,
  };
}

/** The files of routes of the API, by path from the root: the feature, and its test over HTTP. */
export function apiSkeleton({ slug, camel, label }: FeatureNames): Record<string, string> {
  const folder = `apps/api/src/${slug}`;
  return {
    [`${folder}/${slug}-feature.ts`]: `import * as z from 'zod';
import { apiFeature } from '../shared/api-feature';
import { json, route } from '../shared/route';

/** ${label}: which chain the counts are of. */
export const ${camel}Feature = apiFeature({
  slug: '${slug}',
  config: z.object({}),
  routes: ({ deployment }) => [
    route({
      method: 'GET',
      path: '/${slug}/chain',
      summary: 'Which chain the counts are of.',
      answer: json(z.object({ chainId: z.int() })),
      handle: () => ({
        body: { chainId: deployment.chainId },
        headers: { 'cache-control': 'public, max-age=60' },
      }),
    }),
  ],
});
`,
    [`${folder}/${slug}-feature.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectDocumented } from '../../test/support/expect-documented';
import { startTestApi, type TestApi } from '../../test/support/start-test-api';
import { ${camel}Feature } from './${slug}-feature';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ features: [${camel}Feature] });
});
afterAll(() => api.stop());

const get = async (path: string) => await fetch(api.url + path);

test('the counts are of the chain that is served', async () => {
  expect(await (await get('/${slug}/chain')).json()).toEqual({ chainId: 2372 });
});

test('every route answers as the document tells', async () => {
  await expectDocumented(api.url, { 'get /${slug}/chain': [['/${slug}/chain', 200]] });
});
`,
  };
}
