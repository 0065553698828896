import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectDocumented } from '../../test/support/expect-documented';
import { proposalJson } from '../../test/support/hub-client';
import {
  ann,
  author,
  bob,
  cat,
  headBlock,
  people,
  poor,
  snapshotBlock,
  startHubScene,
} from '../../test/support/hub-scene';

let scene: Awaited<ReturnType<typeof startHubScene>>;
beforeAll(async () => {
  scene = await startHubScene();
}, 60_000);
afterAll(() => scene?.stop());

test('VOTE-02 VOTE-04 VOTE-28 a signed proposal is taken and read as the documents have it', async () => {
  const id = await scene.proposed({ title: 'Burn a tenth' });
  expect(await scene.hub.proposal(id)).toMatchObject({
    id,
    title: 'Burn a tenth',
    body: 'Shall we?',
    choices: ['Yes', 'No', 'Later'],
    start: scene.seconds(),
    end: scene.seconds() + 3_600,
    snapshot: String(snapshotBlock),
    state: 'active',
    author: author.address,
    space: { id: 'money.besc', name: 'BESC Swap' },
    kind: 'core',
    scores: ['0', '0', '0'],
    logHead: id,
  });
  expect(await scene.hub.proposal(`0x${'00'.repeat(32)}`)).toBeNull();
});

test('VOTE-01 VOTE-26 VOTE-27 VOTE-29 proposals are listed by state, the one that ends last first, five at a time', async () => {
  for (let count = 1; count <= 6; count += 1) await scene.propose({ end: scene.seconds() + count * 60 }, ann);
  const pending = await scene.proposed({ start: scene.seconds() + 600 });
  const { proposals } = scene.hub;
  const five = await proposals();
  expect(five).toHaveLength(5);
  const ends = five.map(({ end }) => end);
  expect(ends).toEqual(ends.toSorted((a, b) => b - a));
  const of = async (words: string) => (await proposals(words)).map(({ id }) => id);
  expect(await of('where: { state: "pending", space_in: ["money.besc"] }')).toEqual([pending]);
  expect(await of('where: { space_in: ["cake.eth"] }')).toEqual([]);
  const community = await proposals('first: 100, where: { kind: "community" }');
  expect(new Set(community.map((each) => each.author))).toEqual(new Set([ann.address]));
  const all = await of('first: 100, orderBy: "end", orderDirection: desc');
  expect(await of('first: 100, skip: 2')).toEqual(all.slice(2));
});

test('VOTE-03 VOTE-05 VOTE-25 the last vote of an account counts, with the power that the index tells', async () => {
  const id = await scene.proposed();
  const first = await scene.vote(ann, id, 1);
  await scene.vote(bob, id, 2);
  scene.clock.now += 1_000;
  const last = await scene.vote(ann, id, 3);
  expect([first.receipt?.position, last.receipt?.position]).toEqual([1, 3]);
  expect(await scene.hub.votes(`proposal: "${id}"`)).toMatchObject([
    { voter: ann.address, choice: 3, metadata: { votingPower: '11' }, position: 3, proposal: { id } },
    { voter: bob.address, choice: 2, metadata: { votingPower: '12' }, position: 2, space: { id: 'money.besc' } },
  ]);
  expect(await scene.hub.proposal(id)).toMatchObject({
    scores: ['0', '12', '11'],
    voters: 2,
    logLength: 3,
    logHead: last.receipt?.hash,
  });
  const own = await scene.hub.votes(`proposal_in: ["${id}"], voter: "${ann.address.toLowerCase()}"`);
  expect(own).toMatchObject([{ choice: 3 }]);
});

test('VOTE-19 VOTE-20 powers are known again by their hash, in any order, and no other is', async () => {
  const id = await scene.proposed();
  for (const person of [ann, bob, cat]) await scene.vote(person, id);
  const votes = (await scene.hub.votes(`proposal: "${id}"`)).map(({ voter, metadata }) => {
    return { address: voter, verificationHash: metadata.verificationHash, total: metadata.votingPower };
  });
  const changed = votes.map((vote, place) => (place === 1 ? { ...vote, total: '13' } : vote));
  const judged = (values: readonly boolean[]) => ({
    data: Object.fromEntries(
      [ann, bob, cat].map(({ address }, at) => [address.toLowerCase(), { isValid: values[at] }]),
    ),
  });
  expect(await scene.hub.verify(snapshotBlock, changed)).toEqual(judged([true, false, true]));
  expect(await scene.hub.verify(snapshotBlock + 1, votes)).toEqual(judged([false, false, false]));
});

test('power is told in parts, and why there is none', async () => {
  const { power } = scene.hub;
  const data = { cakeBalance: '11', cakeVaultBalance: '0', cakePoolBalance: '0', poolsBalance: '0', total: '11' };
  expect(await power(ann.address, snapshotBlock)).toMatchObject({ data });
  expect(await power(poor.address, snapshotBlock)).toMatchObject({ data: { total: '0' } });
  const refused = (code: string) => ({ error: { code } });
  expect(await power(ann.address, headBlock + 500)).toMatchObject(refused('BLOCK_AHEAD'));
  scene.index.head = 1_000;
  expect(await power(ann.address, snapshotBlock)).toMatchObject(refused('INDEX_BEHIND'));
  scene.index.head = headBlock;
  scene.index.isAway = true;
  expect(await power(ann.address, snapshotBlock)).toMatchObject(refused('INDEX_UNAVAILABLE'));
  scene.index.isAway = false;
});

test('many votes at once stand in one log without gaps, and the same account at once has one vote', async () => {
  const id = await scene.proposed({}, cat);
  const voters = people.filter((person) => person !== poor);
  const both = (person: (typeof people)[number]) => [1, 2, 2].map((choice) => scene.vote(person, id, choice));
  await Promise.all(voters.flatMap(both));
  const { entries, head } = await scene.hub.log(id);
  expect(entries.map(({ position }) => position)).toEqual(entries.map((_, place) => place + 1));
  for (const [place, entry] of entries.entries()) expect(entry.previous).toBe(entries[place - 1]?.hash ?? id);
  expect(head).toMatchObject({ position: entries.length, hash: entries.at(-1)?.hash });
  const proposal = await scene.hub.proposal(id);
  expect(proposal?.voters).toBe(voters.length);
  const total = voters.reduce((sum, person) => sum + 10 + people.indexOf(person), 0);
  expect(proposal?.scores.reduce((sum, score) => sum + Number(score), 0)).toBe(total);
  expect(await scene.hub.votes(`proposal: "${id}"`)).toHaveLength(voters.length);
});

const namedTwice = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: ${field} { id }`).join(' ')} }`;

test.each([
  ['more rows than a page has', '{ votes(first: 1001, where: { proposal: "0x" }) { id } }', /at most 1000/],
  ['no limit at all', '{ votes(first: null, where: { proposal: "0x" }) { id } }', /not be null|found null/],
  ['many lists', namedTwice(15, 'votes(where: { proposal: "0x" })'), /3000 rows/],
  ['many names', namedTwice(16, 'proposal(id: "0x")'), /15 aliases/],
  ['the schema', '{ __schema { types { name } } }', /schema is not told/],
  ['fragments', '{ proposal(id: "0x") { ...F } } fragment F on Proposal { id }', /Fragments/],
  ['a long text', `{ ${'proposal(id: "0x") { id } '.repeat(200)} }`, /tokens/i],
  ['a state that is none', '{ proposals(where: { state: "odd" }) { id } }', /no state/],
  ['a NUL', '{ proposal(id: "0x\\u0000") { id } }', /cannot be looked for/],
  ['votes of everybody', '{ votes(where: {}) { id } }', /of a proposal or of a voter/],
])('GraphQL refuses %s', async (_, query, words) => {
  expect((await scene.hub.ask(query)).errors?.[0]?.message).toMatch(words);
});

test('VOTE-23 VOTE-24 what the document tells is what is answered', async () => {
  const text = proposalJson(scene.draftOf(), scene.signerOf(bob), scene.seconds());
  const sig = await bob.signMessage({ message: text });
  const { ipfsHash: id } = await scene.send(bob, text);
  await expectDocumented(scene.api.url, {
    'post /graphql': [['/graphql', 200, { query: '{ proposals { id state } }' }]],
    'post /api/message': [['/api/message', 200, { address: bob.address, msg: text, sig }]],
    'post /power': [
      ['/power', 200, { address: bob.address, block: snapshotBlock, poolAddresses: [] }],
      ['/power', 400, { address: bob.address, block: headBlock * 2 }],
    ],
    'post /verify': [['/verify', 200, { block: 1, votes: [] }]],
    'get /voting/log': [
      [`/voting/log?proposal=${id}`, 200],
      ['/voting/log?proposal=0x12', 404],
      [`/voting/log?proposal=${id}&after=-1`, 400],
    ],
  });
});

test('a query with a NUL is a bad request', async () => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ query: '{ votes(where: { voter: "\\u0000" }) { id } }' });
  const { status } = await fetch(`${scene.api.url}/graphql`, { method: 'POST', headers, body });
  expect(status).toBe(400);
});
