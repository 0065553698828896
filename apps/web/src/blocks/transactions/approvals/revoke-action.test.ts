import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { expect, test } from 'vitest';
import { revokeAction } from './revoke-action';

const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const given = (digit: string) => ({ token: { address: at(digit), symbol: `T${digit}` }, spender: at('9') });

test('each allowance is a step of its own that approves nothing, and one that is refused stops no other', () => {
  const { steps, summary } = revokeAction([given('1'), given('2')]);
  expect(summary).toEqual({ text: 'Revoke allowances (%number%)', values: { number: 2 } });
  expect(steps.map(({ isIndependent }) => isIndependent)).toEqual([true, true]);
  expect(steps.flatMap(({ drawn }) => drawn.map(({ to }) => to))).toEqual([at('1'), at('2')]);
});

test('one alone is called by its token, and is not sent when it is gone already', async () => {
  const { steps, summary } = revokeAction([given('1')]);
  expect(summary).toEqual({ text: 'Revoke your %symbol% allowance', values: { symbol: 'T1' } });
  const asked = (amount: bigint) =>
    steps[0]?.calls({ account: at('5'), reader: { read: async () => amount } } as never) as Promise<readonly unknown[]>;
  expect(await asked(0n)).toEqual([]);
  expect(await asked(5n)).toMatchObject([{ functionName: 'approve', args: [at('9'), 0n] }]);
});
