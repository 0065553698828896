// @vitest-environment happy-dom

import { addRecord } from '@besc/domain/transactions/record-lifecycle';
import { makeSettings } from '@besc/wire/test/make-settings';
import { beforeEach, expect, test } from 'vitest';
import { makeRecord } from '../../../test/make-record';
import { forgetOtherChain } from './forget-other-chain';
import { transactionStore, updateTransactions } from './transaction-store';

const { chain } = makeSettings();
const renewed = { ...chain, genesisHash: `0x${'99'.repeat(32)}` as const };
const kept = () => Object.keys(transactionStore.getState().records[chain.id] ?? {}).length;

beforeEach(() => {
  localStorage.clear();
  transactionStore.setState({ records: {} });
  updateTransactions((records) => addRecord(records, makeRecord()));
});

test('records stay while the chain is the same, and go when another has taken its id', () => {
  forgetOtherChain({ chain });
  forgetOtherChain({ chain });
  expect(kept()).toBe(1);
  forgetOtherChain({ chain: renewed });
  expect(kept()).toBe(0);
});

test.each(['{', '5', '{"2372":7}', 'null'])('a poisoned memory of chains is none: %s', (text) => {
  localStorage.setItem('besc-chains', text);
  forgetOtherChain({ chain });
  expect(kept()).toBe(1);
});
