import { expect, test } from 'vitest';
import { ReadError } from '../errors/read-error';
import { orNothing } from './or-nothing';

const failed = async (words: string) => {
  throw new ReadError('READ_FAILED', 'The chain could not be read', new Error(words));
};

test('a contract that uses up a node’s gas says nothing; a node that fails is another matter', async () => {
  expect(await orNothing(Promise.resolve(7))).toBe(7);
  expect(await orNothing(failed('out of gas'))).toBeUndefined();
  for (const words of ['the disk is full', 'internal error', 'execution reverted: out of gas']) {
    await expect(orNothing(failed(words))).rejects.toMatchObject({ code: 'READ_FAILED' });
  }
});
