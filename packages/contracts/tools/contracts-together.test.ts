import { parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { contractsTogether } from './contracts-together';

const inputsOf = (...signatures: readonly string[]) => {
  const { functions } = contractsTogether(signatures.map((signature) => parseAbi([signature])));
  return functions.map((item) => (item.type === 'function' ? item.inputs : []));
};

test('what can be sent is there once, errors by themselves, both in the order of their signatures', () => {
  const { errors, functions } = contractsTogether([
    parseAbi(['function stop()', 'function owner() view returns (address)', 'error Late()']),
    parseAbi([
      'function buy(uint256 count) payable',
      'function stop()',
      'error Late()',
      'error Early()',
      'event Bought()',
    ]),
  ]);
  expect(functions).toMatchObject([{ name: 'buy', inputs: [{ name: 'count' }] }, { name: 'stop' }]);
  expect(errors).toMatchObject([{ name: 'Early' }, { name: 'Late' }]);
  expect([functions.length, errors.length]).toEqual([2, 2]);
});

test('an argument that contracts call differently has no name, whichever comes last', () => {
  const farms = 'function deposit(uint256 pid, uint256 amount)';
  const box = 'function deposit(uint256 amount, uint256 blocks)';
  for (const pair of [
    [farms, box],
    [box, farms],
    [farms, box, box],
  ]) {
    expect(inputsOf(...pair)).toMatchObject([[{ name: '' }, { name: '' }]]);
  }
  expect(inputsOf(farms, 'function deposit(uint256 poolId, uint256 amount)')).toMatchObject([
    [{ name: '' }, { name: 'amount' }],
  ]);
  expect(inputsOf(farms, 'function deposit(uint256 first)')).toMatchObject([
    [{ name: 'first' }],
    [{ name: 'pid' }, { name: 'amount' }],
  ]);
});

test('so has one within a record', () => {
  const sent = (names: string) => `function send((${names}) letter)`;
  expect(inputsOf(sent('address to, uint256 value'), sent('address to, uint256 fee'))).toMatchObject([
    [{ name: 'letter', components: [{ name: 'to' }, { name: '' }] }],
  ]);
});
