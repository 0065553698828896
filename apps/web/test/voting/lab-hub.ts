import type { Hex } from '@besc/domain/shared/hex';
import { vi } from 'vitest';

/** Where the hub of these tests is. */
export const hubUrl = 'https://hub.example';

export const hashAt = (index: number): Hex => `0x${index.toString(16).padStart(64, '0')}`;
const addressAt = (index: number): Hex => `0x${index.toString(16).padStart(40, '0')}`;
const space = { id: 'money.besc', name: 'BESC Swap' };
const author = addressAt(7);

/** A proposal as the hub tells it. */
export function hubProposal(change: Record<string, unknown> = {}) {
  const now = Math.floor(Date.now() / 1000);
  const texts = { title: 'Burn a tenth', body: 'Shall **we**?', choices: ['Yes', 'No', 'Later'] };
  const counted = { scores: ['0', '0', '0'], voters: 0, logLength: 0, logHead: hashAt(1) };
  const times = { start: now - 3_600, end: now + 3_600, created: now - 3_600, snapshot: '40', state: 'active' };
  return { id: hashAt(1), ...texts, ...times, author, space, kind: 'core', ...counted, ...change };
}

/** A vote as the hub tells it. */
export function hubVote(index: number, change: Record<string, unknown> = {}) {
  return {
    id: hashAt(1_000 + index),
    voter: addressAt(0x1000 + index),
    created: 1_790_000_000,
    choice: 1,
    space,
    proposal: { id: hashAt(1), choices: ['Yes', 'No', 'Later'] },
    metadata: { votingPower: '12.5', verificationHash: hashAt(5_000 + index) },
    position: index + 1,
    ...change,
  };
}

/** Power as the hub tells it. */
export function hubPower(change: Record<string, unknown> = {}) {
  const parts = { cakeBalance: '10', cakeVaultBalance: '5', cakePoolBalance: '0', poolsBalance: '0' };
  const data = { ...parts, cakeBnbLpBalance: '2.5', total: '17.5', verificationHash: hashAt(9), ...change };
  return { data };
}

/** A request to the hub. */
export interface HubAsked {
  readonly path: string;
  /** The name of its query, for `/graphql`. */
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** From here to the test's end the hub answers as it is told; undefined: it is away. What was asked comes back, oldest first. */
export function answerHub(answer: (asked: HubAsked) => unknown): HubAsked[] {
  const requests: HubAsked[] = [];
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const place = String(request[0]);
    if (!place.startsWith(hubUrl)) return await others(...request);
    const body = JSON.parse(String(request[1]?.body ?? '{}'));
    const query = /^query (\w+)/.exec(body.query ?? '')?.[1] ?? '';
    const asked = { path: place.slice(hubUrl.length), query, variables: body.variables ?? {}, body };
    requests.push(asked);
    const told = answer(asked);
    if (told === undefined) throw new TypeError('No answer');
    if (told instanceof Response) return told;
    return Response.json(query === '' ? told : { data: told });
  });
  return requests;
}
