import type { Hex } from '@besc/domain/shared/hex';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { keccak256, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signedByWorkers } from './signed-by-workers';

const person = privateKeyToAccount(keccak256(toHex('signer')));
const account = checksumAddress(person.address);
let right: { account: typeof account; text: string; signature: Hex };
beforeAll(async () => {
  right = { account, text: 'A vote', signature: await person.signMessage({ message: 'A vote' }) };
});
/** Every seventh is of another text. */
const texts = () => Array.from({ length: 180 }, (_, at) => (at % 7 === 0 ? { ...right, text: 'Another' } : right));
const expected = Array.from({ length: 180 }, (_, at) => at % 7 !== 0);
async function answersOf(): Promise<readonly boolean[]> {
  const answers: boolean[] = [];
  for await (const answer of signedByWorkers(texts())) answers.push(answer);
  return answers;
}

/** Workers that answer as they are told, and how many run. */
function workersThat(answer: (part: readonly { readonly text: string }[], number: number) => unknown) {
  const running = new Set<object>();
  let number = 0;
  class FakeWorker {
    onmessage?: (event: { readonly data: unknown }) => void;
    onerror?: () => void;
    readonly number = number++;
    constructor() {
      running.add(this);
    }
    postMessage(part: readonly { readonly text: string }[]) {
      setTimeout(() => {
        const data = answer(part, this.number);
        if (data === undefined) this.onerror?.();
        else this.onmessage?.({ data });
      });
    }
    terminate() {
      running.delete(this);
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return running;
}
const honest = (part: readonly { readonly text: string }[]) => part.map(({ text }) => text === 'A vote');

beforeEach(() => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 });
  vi.stubGlobal('location', new URL('https://swap.example/voting'));
});
afterEach(() => vi.unstubAllGlobals());

test('answers come in the order of the texts, and no worker is left', async () => {
  const running = workersThat(honest);
  expect(await answersOf()).toEqual(expected);
  expect(running.size).toBe(0);
});

test('what a worker that fails was given, and all when there is none, is verified here', async () => {
  workersThat((part, number) => (number === 1 ? undefined : honest(part)));
  expect(await answersOf()).toEqual(expected);
  workersThat(() => undefined);
  expect(await answersOf()).toEqual(expected);
  vi.stubGlobal('Worker', undefined);
  expect(await answersOf()).toEqual(expected);
});

test('who stops in the middle leaves no worker', async () => {
  const running = workersThat(honest);
  for await (const answer of signedByWorkers(texts())) if (answer) break;
  expect(running.size).toBe(0);
});
