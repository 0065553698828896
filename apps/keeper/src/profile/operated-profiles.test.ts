import { profileAbi } from '@besc/contracts/abi/profile';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { decodeFunctionData } from 'viem';
import { expect, test } from 'vitest';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { operatedProfiles } from './operated-profiles';

const profile = checksumAddress(`0x${'1'.repeat(40)}`);
const account = checksumAddress(`0x${'2'.repeat(40)}`);
const team = (...values: readonly string[]) => {
  const act = operatedProfiles.acts?.find(({ name }) => name === 'team');
  if (act === undefined) throw new RangeError('no such act');
  // What it does hangs on its values alone.
  return act.call(profile, Object.assign(Object.create(null), { values }));
};

test('PROF-42 an account and a team become the call that moves the profile', async () => {
  const { to, data } = encodeCall(await team(account, '3'));
  expect(to).toBe(profile);
  expect(decodeFunctionData({ abi: profileAbi, data })).toEqual({ functionName: 'changeTeam', args: [account, 3n] });
});

test.each([[[]], [[account]], [[account, '0']], [[account, '1.5']], [['0x12', '1']], [[account, '1', '2']]])(
  '%j is refused in words',
  (values) => {
    expect(() => team(...values)).toThrow(OperateArgumentError);
  },
);
