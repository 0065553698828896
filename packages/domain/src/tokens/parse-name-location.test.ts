import { describe, expect, test } from 'vitest';
import { parseNameLocation } from './parse-name-location';

describe('parseNameLocation', () => {
  test('LIST-50 a name, with or without a path', () => {
    expect(parseNameLocation(' tokens.besc ')).toEqual({ name: 'tokens.besc', path: '' });
    expect(parseNameLocation('lists.alice.eth/v1/default.json')).toEqual({
      name: 'lists.alice.eth',
      path: '/v1/default.json',
    });
  });

  test.each(['https://tokens.besc', 'ipfs://bafy', 'tokens', '/lists/a.json', '10.0.0.1/a', 'a.eth/../b', 'a.eth/?x'])(
    '%s is no name',
    (text) => expect(parseNameLocation(text)).toBeUndefined(),
  );
});
