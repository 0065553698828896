import { expect, test } from 'vitest';
import { earnedCsv } from './earned-csv';
import type { EarnedDay } from './earned-day';

const headings = {
  date: 'Date',
  position: 'Pool',
  id: 'Contract',
  staked: 'Staked token',
  earned: 'Earned token',
  deposited: ['Deposited', 'in USD'],
  withdrawn: ['Withdrawn', 'in USD'],
  harvested: ['Harvested', 'in USD'],
  grown: ['Grown', 'in USD'],
} as const;
const day: EarnedDay = {
  time: 1_795_392_000,
  position: 'Earn =EVIL()',
  id: '0xabc',
  staked: { key: 'a', symbol: '=HYPERLINK("http://x")', decimals: 6 },
  earned: { key: 'b', symbol: 'B, C', decimals: 18 },
  sums: {
    deposited: { amount: 1_500_000n, usdE18: 3n * 10n ** 18n },
    withdrawn: { amount: 0n, usdE18: 0n },
    harvested: { amount: 1n, usdE18: undefined },
  },
  grown: { amount: -15n * 10n ** 17n, usdE18: -3n * 10n ** 18n },
};

test('one line a day and position with all digits; nothing of it is a formula; no price is an empty cell', () => {
  expect(earnedCsv([day], headings)).toBe(
    'Date,Pool,Contract,Staked token,Deposited,in USD,Withdrawn,in USD,Earned token,Harvested,in USD,Grown,in USD\r\n' +
      `2026-11-23,Earn =EVIL(),0xabc,"'=HYPERLINK(""http://x"")",1.5,3,0,0,"B, C",0.000000000000000001,,-1.5,-3\r\n`,
  );
});

test('where nothing grows there are no such columns', () => {
  const [head, line] = earnedCsv([day], { ...headings, grown: undefined }).split('\r\n');
  expect(head?.split(',')).toHaveLength(11);
  expect(line?.endsWith('0.000000000000000001,')).toBe(true);
});
