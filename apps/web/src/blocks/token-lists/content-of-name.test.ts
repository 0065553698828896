import { expect, test } from 'vitest';
import { contentOfName } from './content-of-name';

test('LIST-57 on a chain without a name service no name resolves', async () => {
  await expect(contentOfName({})('tokens.besc')).rejects.toMatchObject({
    code: 'LIST_NAME',
    message: 'Failed to resolve ENS name: tokens.besc',
  });
});
