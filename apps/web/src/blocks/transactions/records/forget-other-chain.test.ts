// @vitest-environment happy-dom

import { addRecord } from '@besc/domain/transactions/record-lifecycle';
import { makeSettings } from '@besc/wire/test/make-settings';
import type { WalletRequest } from '@besc/wire/transactions/wallet-request';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually';
import { makeRecord } from '../../../../test/make-record';
import { forgetOtherChain } from './forget-other-chain';
import { keptRequests, requestsKey } from './kept-requests-store';
import { openRequests, updateRequests } from './request-store';
import { transactionStore, updateTransactions } from './transaction-store';

const { chain } = makeSettings();
const renewed = { ...chain, genesisHash: `0x${'99'.repeat(32)}` as const };
const kept = () => Object.keys(transactionStore.getState().records[chain.id] ?? {}).length;

/** A transfer that was put before a wallet on a chain. */
function makeRequest(chainId: number): WalletRequest {
  const { from, nonce, summary } = makeRecord();
  const id = `0x${'77'.repeat(32)}` as const;
  return { id, from, chainId, nonce, summary, callHash: id, sinceBlock: 5, askedTime: 1, until: 2 };
}

beforeEach(() => {
  localStorage.clear();
  transactionStore.setState({ records: {} });
  updateRequests(() => []);
  updateTransactions((records) => addRecord(records, makeRecord()));
});

test('records stay while the chain is the same, and go when another has taken its id', () => {
  forgetOtherChain({ chain });
  forgetOtherChain({ chain });
  expect(kept()).toBe(1);
  forgetOtherChain({ chain: renewed });
  expect(kept()).toBe(0);
});

test('so do requests without a hash, of that chain alone', async () => {
  updateRequests(() => [makeRequest(chain.id), makeRequest(chain.id + 1)]);
  forgetOtherChain({ chain });
  expect(openRequests()).toHaveLength(2);
  forgetOtherChain({ chain: renewed });
  await eventually(() => expect(openRequests()).toEqual([makeRequest(chain.id + 1)]));
  expect(localStorage.getItem(requestsKey)).toBe(keptRequests.getState().text);
});

test('a chain is not the one that was seen until the requests of the other are gone', async () => {
  const seen = () => JSON.parse(localStorage.getItem('besc-chains') ?? '{}');
  forgetOtherChain({ chain });
  updateRequests(() => [makeRequest(chain.id)]);
  forgetOtherChain({ chain: renewed });
  expect(openRequests()).toHaveLength(1);
  expect(seen()).toEqual({ [chain.id]: chain.genesisHash });
  await eventually(() => expect(seen()).toEqual({ [chain.id]: renewed.genesisHash }));
  expect(openRequests()).toEqual([]);
});

test.each(['{', '{}', '[7, null]'])('poisoned requests stop nothing: %s', (text) => {
  forgetOtherChain({ chain });
  localStorage.setItem(requestsKey, text);
  forgetOtherChain({ chain: renewed });
  expect(kept()).toBe(0);
  expect(openRequests()).toEqual([]);
});

test.each(['{', '5', '{"2372":7}', 'null'])('a poisoned memory of chains is none: %s', (text) => {
  localStorage.setItem('besc-chains', text);
  forgetOtherChain({ chain });
  expect(kept()).toBe(1);
});
