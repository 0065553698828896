import { oneE18 } from '@besc/domain/shared/fixed-point';
import { expect, test } from 'vitest';
import { makePoolRow } from '../../../test/pools/make-pool-row';
import { calculation } from '../../blocks/calculator/calculation';
import { usualState } from '../../blocks/calculator/calculator-state';
import { poolSubject } from './pool-subject';

const { staked: money, earning } = makePoolRow();
const wool = { ...earning, priceE18: undefined };

test('ROI-09 ROI-18 a token that is staked for itself is counted in itself where nothing prices it', () => {
  const subject = poolSubject(makePoolRow({ staked: wool, earning: wool }), 'WOOL');
  expect(subject?.isInTokens).toBe(true);
  const state = { ...usualState, unit: 'token', text: '100', isCompounding: false } as const;
  // At 25% a year.
  expect(subject && calculation(state, subject).roi).toMatchObject({ principal: 100n * oneE18, earned: 25n * oneE18 });
});

test('where something prices it, or another token is earned, USD are counted as ever', () => {
  const of = (changes: Parameters<typeof makePoolRow>[0]) => poolSubject(makePoolRow(changes), 'Pool');
  expect(of({ staked: money, earning: money })).toMatchObject({ isInTokens: false, staked: { priceE18: 2n * oneE18 } });
  expect(of({ staked: wool, earning: money })).toMatchObject({ isInTokens: false, staked: { priceE18: undefined } });
});
