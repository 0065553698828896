import { nativeCoin } from '@besc/domain/shared/token';
import { testAddress } from '@besc/domain/test/address';
import { expect, test } from 'vitest';
import { makeToken } from '../../../test/make-token';
import { buyPath, buyQuery } from './buy-query';

const stable = testAddress('0x01');
const wool = makeToken('WOOL');

test('a token is bought; the native coin too, although it is what is paid with otherwise', () => {
  expect(buyQuery(wool, stable)).toEqual({ outputCurrency: wool.address });
  expect(buyQuery(nativeCoin(2372), stable)).toEqual({ inputCurrency: stable, outputCurrency: 'BESC' });
  expect(buyPath(nativeCoin(2372), stable)).toBe(`/swap?inputCurrency=${stable}&outputCurrency=BESC`);
});
