import { request } from 'node:http';
import type { Hex } from '@besc/domain/shared/hex';
import { type Chain, startChain } from '@besc/localnet/chain';
import { sentPost } from '@besc/localnet/history/sent-post';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeAccount, makeNotePost as makeSignedNote } from './support/note-post';
import { noteMessage } from './support/notes/note-message';
import { type RunningNotes, startNotes } from './support/start-notes';
import { testChain, testNowMs } from './support/start-test-api';

/** How many changed signatures are tried; `MUTATIONS=10000` for the whole campaign. */
const mutations = Number(process.env.MUTATIONS ?? 400);
const account = makeAccount(1);

let chain: Chain;
let genesisHash: Hex;
let api: RunningNotes;
let nowMs = testNowMs;
beforeAll(async () => {
  chain = await startChain();
  genesisHash = (await chain.rpc.request<{ hash: Hex }>('eth_getBlockByNumber', ['0x0', false])).hash;
  api = await startNotes({ RPC_URL: chain.rpcUrl }, { genesisHash, nowMs: () => nowMs });
});
afterEach(() => {
  nowMs = testNowMs;
});
afterAll(async () => {
  await api.stop();
  await chain.stop();
});

const makeNotePost: typeof makeSignedNote = (options) =>
  makeSignedNote({ ...options, as: { genesisHash, ...options.as } });

test('a signed note is stored under the account that signed it', async () => {
  expect(await api.outcome(await makeNotePost({ fields: { topic: 'plain' } }))).toBe('200');
  expect(await api.notes('plain')).toMatchObject([{ account: account.address, text: 'lower', stars: 3 }]);
});

test('what an account of a local chain posts stands there like what a page sends', async () => {
  const [poster] = chain.accounts;
  if (!poster) throw new Error('no account');
  nowMs = Date.now();
  const fields = { topic: 'local', text: 'from the start', stars: 1, tip: 5n };
  const world = { deployment: { ...testChain, genesisHash }, apiUrl: api.url };
  expect(await sentPost(world, poster, { message: noteMessage, fields })).toEqual({
    kind: 'answered',
    answer: { stored: true },
  });
  expect(await api.notes('local')).toMatchObject([{ account: poster.address, text: 'from the start' }]);
});

test('an account of a local chain signs nothing that the API would refuse', async () => {
  const [poster] = chain.accounts;
  if (!poster) throw new Error('no account');
  const fields = { topic: 'x'.repeat(41), text: 'from the start', stars: 1, tip: 5n };
  const world = { deployment: { ...testChain, genesisHash }, apiUrl: api.url };
  await expect(sentPost(world, poster, { message: noteMessage, fields })).rejects.toThrow(RangeError);
});

test('the same message is taken once, however it is spelled', async () => {
  const post = await makeNotePost({ fields: { topic: 'again' } });
  const shouted = {
    ...post,
    signature: `0x${post.signature.slice(2).toUpperCase()}`,
    account: post.account.toLowerCase(),
  };
  const outcomes = await Promise.all([post, post, shouted, post, shouted].map((each) => api.outcome(each)));
  expect(outcomes.sort()).toEqual(['200', ...Array(4).fill('409 MESSAGE_SPENT')]);
});

test('of the notes of one account the one signed last stays, in whatever order they come', async () => {
  const now = testNowMs;
  const posts = await Promise.all(
    Array.from({ length: 20 }, (_, age) =>
      makeNotePost({ timestamp: now - age, fields: { topic: 'order', text: `of age ${age}` } }),
    ),
  );
  expect(await Promise.all(posts.map((post) => api.outcome(post)))).toEqual(Array(20).fill('200'));
  expect(await api.notes('order')).toMatchObject([
    { account: account.address, text: 'of age 0', stars: 3, signedAt: now },
  ]);
});

test.each([
  ['another chain', { chainId: 97 }],
  ['another chain of the same id', { genesisHash: `0x${'2b'.repeat(32)}` }],
  ['another part of the product', { space: 'votes' }],
  ['another purpose', { purpose: 'RemoveNote' }],
] as const)('what was signed for %s is refused', async (_name, as) => {
  expect(await api.outcome(await makeNotePost({ as, fields: { topic: 'refused' } }))).toBe('401 BAD_SIGNATURE');
  expect(await api.notes('refused')).toEqual([]);
});

test('a message counts for five minutes to both sides', async () => {
  const post = await makeNotePost({});
  const outcomeAt = async (ms: number) => {
    nowMs = testNowMs + ms;
    return await api.outcome(post);
  };
  for (const ms of [-300_001, 300_001, -testNowMs, 1e15]) expect(await outcomeAt(ms)).toBe('400 BAD_TIMESTAMP');
  expect(await outcomeAt(-300_000)).toBe('200');
  expect(await outcomeAt(300_000)).toBe('409 MESSAGE_SPENT');
  expect(await api.outcome(await makeNotePost({}))).toBe('200');
});

test('no changed message or signature is accepted', async () => {
  const post = await makeNotePost({ fields: { topic: 'mutated', text: 'mine' } });
  const other = await makeNotePost({ account: makeAccount(2) });
  const bytes = Buffer.from(post.signature.slice(2), 'hex');
  const changed = (at: number, mask: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ mask;
    return { ...post, signature: `0x${copy.toString('hex')}` };
  };
  const random = seeded(7);
  const mutants: unknown[] = [
    { ...post, account: other.account },
    { ...post, signature: other.signature },
    { ...post, salt: other.salt },
    { ...post, timestamp: post.timestamp + 1 },
    { ...post, fields: { ...post.fields, stars: 4 } },
    { ...post, fields: { ...post.fields, text: 'mine ' } },
    { ...post, signature: `0x${bytes.subarray(0, 64).toString('hex')}` },
    { ...post, signature: '0x' },
  ];
  while (mutants.length < mutations) mutants.push(changed(random(65), 1 + random(255)));
  const accepted: string[] = [];
  for (let from = 0; from < mutants.length; from += 50) {
    const outcomes = await Promise.all(mutants.slice(from, from + 50).map((mutant) => api.outcome(mutant)));
    accepted.push(...outcomes.filter((outcome) => outcome !== '401 BAD_SIGNATURE' && outcome !== '400 BAD_BODY'));
  }
  expect(accepted).toEqual([]);
  expect(await api.notes('mutated')).toEqual([]);
  expect(await api.outcome(post)).toBe('200');
});

test.each([
  ['no JSON', '{', '400 BAD_JSON'],
  ['nothing', '', '400 BAD_JSON'],
  ['a list', '[]', '400 BAD_BODY'],
  ['null', 'null', '400 BAD_BODY'],
  ['nested without end', '['.repeat(60_000), '400 BAD_JSON'],
  ['nested to its end', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, /^400 BAD_/],
  ['half of a pair', '{"account":"\\ud800"}', '400 BAD_TEXT'],
  ['a NUL in a key', '{"a\\u0000":1}', '400 BAD_TEXT'],
  ['a prototype', '{"__proto__":{"account":"0x"}}', '400 BAD_BODY'],
  ['more than fits', JSON.stringify({ text: 'x'.repeat(65_536) }), '413 BODY_TOO_LARGE'],
])('a body of %s is refused in words', async (_name, body, refusal) => {
  expect(await api.outcome(body)).toMatch(refusal);
});

test('values of another type than the schema says are refused by the name of the field', async () => {
  const post = await makeNotePost({});
  const answer = await api.post({ ...post, fields: { ...post.fields, stars: '3' } });
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { error: { message: string } }).error.message).toContain('fields.stars');
  for (const wrong of [{ stars: -1 }, { stars: 1e9 }, { stars: 1.5 }, { text: '' }, { text: ['a'] }, { extra: 1 }]) {
    expect(await api.outcome({ ...post, fields: { ...post.fields, ...wrong } })).toBe('400 BAD_BODY');
  }
});

test('another kind of content, a body without a length that grows too large, and other methods are refused', async () => {
  expect(await api.outcome('{}', { 'content-type': 'text/plain' })).toBe('415 NOT_JSON');
  expect(await api.outcome(new Array(40_000).fill('\ufffd').join(''))).toBe('413 BODY_TOO_LARGE');
  expect(await endlessPost(`${api.url}/notes`)).toBe(413);
  const wrong = await fetch(`${api.url}/notes`);
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get('allow')).toBe('POST');
});

test('a page of the deployment may post, another may not', async () => {
  const preflight = async (origin: string) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    return (await fetch(`${api.url}/notes`, { method: 'OPTIONS', headers })).headers;
  };
  const ours = await preflight('https://swap.example');
  expect(ours.get('access-control-allow-origin')).toBe('https://swap.example');
  expect(ours.get('access-control-allow-methods')).toContain('POST');
  expect(ours.get('access-control-allow-headers')).toContain('content-type');
  expect((await preflight('https://evil.example')).get('access-control-allow-origin')).toBeNull();
});

test('what cannot be kept is refused where it is asked for, too', async () => {
  const answer = await fetch(`${api.url}/notes/a%00b`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'BAD_TEXT' } });
});

/** Sends more than is allowed in pieces, without telling how much it will be. */
function endlessPost(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => {
      answer.resume();
      sent.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', reject);
    for (let piece = 0; piece < 70; piece++) sent.write('x'.repeat(1_000));
  });
}

/** Whole numbers below a bound, the same in each run. */
function seeded(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * bound);
  };
}
