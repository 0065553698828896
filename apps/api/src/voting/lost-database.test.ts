import { startPostgres, type TestPostgres } from '@besc/localnet/postgres/start-postgres';
import { keccak256, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneMoney, startHubScene } from '../../test/support/hub-scene';

let postgres: TestPostgres;
let scene: Awaited<ReturnType<typeof startHubScene>>;
beforeAll(async () => {
  postgres = await startPostgres();
  scene = await startHubScene({ DATABASE_URL: await postgres.database() });
}, 120_000);
afterAll(async () => {
  await scene?.stop();
  await postgres?.stop();
});

test('a database that ends in the middle of many votes keeps each whole or not at all, and takes none twice', async () => {
  const voters = Array.from({ length: 50 }, (_, at) => privateKeyToAccount(keccak256(toHex(`late voter ${at}`))));
  for (const { address } of voters) scene.index.wallets.set(address.toLowerCase(), oneMoney);
  const id = await scene.proposed();
  const texts = voters.map((voter) => [voter, scene.voteText(voter, id)] as const);
  const sendAll = () => texts.map(([voter, text]) => scene.send(voter, text));
  const sent = sendAll();
  await Promise.all(sent.slice(0, 10));
  await postgres.halt();
  const outcomes = await Promise.all(sent);
  const refused = outcomes.filter(({ receipt }) => receipt === undefined);
  expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(refused.length > 0 ? ['STORE_UNAVAILABLE'] : []));
  await postgres.resume();
  const again = await Promise.all(sendAll());
  // What a voter has a receipt for stands where it said.
  for (const [at, { receipt }] of outcomes.entries()) if (receipt) expect(again[at]?.receipt).toEqual(receipt);
  const { entries, head } = await scene.hub.log(id);
  expect(entries.map(({ position }) => position)).toEqual(voters.map((_, place) => place + 1));
  for (const [place, entry] of entries.entries()) expect(entry.previous).toBe(entries[place - 1]?.hash ?? id);
  expect(head).toMatchObject({ position: voters.length, hash: entries.at(-1)?.hash });
  expect(await scene.hub.proposal(id)).toMatchObject({ voters: 50, logLength: 50, scores: ['50', '0', '0'] });
});
