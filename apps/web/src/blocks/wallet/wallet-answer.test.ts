import { expect, test } from 'vitest';
import { doubts, refusals, untaken } from '../../../test/wallet-noes';
import { walletAnswer } from './wallet-answer';

test.each(Object.entries(refusals))('SWAP-102 a no of the person is one: %s', (_way, error) => {
  expect(walletAnswer(error)).toEqual({ meaning: 'refused', told: { text: 'Transaction rejected.' } });
});

test.each(Object.entries(untaken))(
  'what was not taken is told in the words of who says so: %s',
  (_way, [error, told]) => {
    expect(walletAnswer(error)).toEqual({ meaning: 'not-taken', told: { text: told } });
  },
);

test.each(doubts)('no clear no: %j', (error) => {
  expect(['taken', 'offline', undefined]).toContain(walletAnswer(error).meaning);
});

test.each([
  [{ code: 5750, message: 'User rejected the upgrade' }, 'no-batch'],
  [{ code: '4902', message: 'Try adding it' }, 'unknown-network'],
  [{ code: -32603, message: 'Unrecognized chain ID "0x944". Try adding the chain first.' }, 'unknown-network'],
  [{ code: 4100, message: 'The requested account has not been authorized by the user.' }, 'not-allowed'],
  [{ code: -32601, message: 'the method does not exist' }, 'unable'],
])('%j means %s', (error, meaning) => {
  expect(walletAnswer(error).meaning).toBe(meaning);
});

test('an error that wraps itself, and one of many letters, are read to an end; the words are cleaned and cut', () => {
  const endless: { code: number; cause?: unknown; message: string } = {
    code: -32603,
    message: `a\u202eb${'x'.repeat(50_000)}`,
  };
  endless.cause = endless;
  const { meaning, told } = walletAnswer(endless);
  expect(meaning).toBeUndefined();
  expect(told.text).toBe(`ab${'x'.repeat(198)}`);
});
