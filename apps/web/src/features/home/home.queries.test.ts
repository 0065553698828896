import { expect, test } from 'vitest';
import { noChain } from '../../../test/no-chain';
import { figuresQuery } from './home.queries';

test('CALL-25 the figures of the exchange are asked for again after 180000 ms', () => {
  expect(figuresQuery(noChain()).staleTime).toBe(180_000);
});
