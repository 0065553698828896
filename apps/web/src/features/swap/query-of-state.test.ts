import { parseSwapQuery } from '@besc/domain/swap/query-parameters';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { expect, test } from 'vitest';
import { queryOfState } from './query-of-state';

const stable = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const money = checksumAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');

test.each([
  [money, 'BESC'],
  [undefined, 'BESC'],
  [money, undefined],
  [undefined, undefined],
] as const)(
  'SWAP-022 SWAP-023 SWAP-024 SWAP-025 what is written (%s to %s) is read back as the same form',
  (input, output) => {
    const state = {
      independentField: 'output',
      typedValue: '0.000000000000000001',
      input,
      output,
      recipient: undefined,
    } as const;
    const query = queryOfState(state);
    expect(parseSwapQuery({ query: { get: (name) => query[name] ?? null }, stable, parseAddress })).toEqual(state);
  },
);

test('an empty amount and a recipient are not written', () => {
  const query = queryOfState({
    independentField: 'input',
    typedValue: '',
    input: 'BESC',
    output: undefined,
    recipient: money,
  });
  expect(query).toEqual({
    inputCurrency: 'BESC',
    outputCurrency: '',
    exactAmount: undefined,
    exactField: undefined,
  });
});
