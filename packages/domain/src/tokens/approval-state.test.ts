import { describe, expect, test } from 'vitest';
import { testAddress } from '../../test/address';
import { nativeCoin, type Token } from '../shared/token';
import { approvalLabel, approvalState } from './approval-state';

const makeToken = (n: number, symbol: string, name: string): Token => ({
  kind: 'token',
  chainId: 2372,
  address: testAddress(`0x${n.toString(16).padStart(40, 'A')}`),
  decimals: 18,
  symbol,
  name,
});
const money = makeToken(2, 'MONEY', 'Money Token');

describe('approvalState', () => {
  const spending = { currency: money, amount: 10n, allowance: 9n, hasPendingApproval: false };

  test('APPR-01 APPR-02 APPR-05 the four states', () => {
    expect(approvalState(spending)).toBe('not-approved');
    expect(approvalState({ ...spending, hasPendingApproval: true })).toBe('pending');
    expect(approvalState({ ...spending, allowance: 10n, hasPendingApproval: true })).toBe('approved');
    expect(approvalState({ ...spending, allowance: undefined })).toBe('unknown');
    expect(approvalState({ ...spending, amount: undefined })).toBe('unknown');
    expect(approvalState({ ...spending, currency: undefined })).toBe('unknown');
  });

  test('APPR-03 the native coin is always approved', () => {
    expect(approvalState({ ...spending, currency: nativeCoin(2372), allowance: undefined })).toBe('approved');
  });

  test('APPR-08 APPR-09 APPR-10 button labels', () => {
    expect((['unknown', 'not-approved', 'pending', 'approved'] as const).map(approvalLabel)).toEqual([
      undefined,
      'Enable',
      'Enabling',
      'Enabled',
    ]);
  });
});
