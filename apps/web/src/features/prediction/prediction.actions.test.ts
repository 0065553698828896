import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { say } from '../../../test/say';
import { claimAction, creditAction, enterAction } from './prediction.actions';

const game = checksumAddress('0x80cb6920a944ab09a8c9a692db48f0a93265cace');
const account = checksumAddress('0xef09a69fca9fea2d01f1e4fde7a23c4b67a0e4b2');

test('PRED-63 a position that could not be entered says so', () => {
  const { steps } = enterAction(game, { epoch: 3, position: 'bull', amount: 10n ** 18n });
  expect(steps).toMatchObject([
    {
      toast: { failure: { text: 'An error occurred, unable to enter your position' } },
      drawn: [{ to: game, functionName: 'betBull', value: 10n ** 18n }],
    },
  ]);
});

test('a claim shows each of its rounds, and a credit to whom it goes', () => {
  const [claim] = claimAction(game, [3, 7], 5n).steps;
  expect(claim?.drawn[0]?.figures).toMatchObject([{ label: 'Rounds', value: [3n, 7n] }]);
  const [credit] = creditAction(game, 5n).steps;
  if (credit?.kind !== 'transact') throw new Error('no step');
  expect(credit.calls({ account } as never)).toMatchObject([{ functionName: 'withdrawCredit', args: [account] }]);
});

test('what a claim brought is told with its amount, never more than that', () => {
  const [claim] = claimAction(game, [3], 1_455n * 10n ** 15n).steps;
  const toast = claim?.kind === 'transact' ? claim.toast : undefined;
  expect(toast?.description && say(toast.description)).toBe('1.45 BESC have been sent to your wallet');
});
