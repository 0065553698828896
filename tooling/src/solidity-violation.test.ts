import { expect, test } from 'vitest';
import { solidityImports } from './solidity-imports';
import { solidityViolation } from './solidity-violation';

const src = (name: string) => `packages/contracts/src/${name}.sol`;
const suite = (name: string) => `packages/contracts/test/${name}.sol`;

test('imports of every form are found, and none in a comment', () => {
  const source = [
    'import "../shared/Lock.sol";',
    'import {A, B} from "./B.sol";',
    'import {',
    '    C',
    "} from '@openzeppelin/contracts/C.sol';",
    '// import "./No.sol";',
    '/* import "./Neither.sol"; */',
  ].join('\n');
  expect(solidityImports(src('swap/A'), source)).toEqual([
    src('shared/Lock'),
    src('swap/B'),
    '@openzeppelin/contracts/C.sol',
  ]);
});

test.each([
  [src('swap/Router'), src('swap/Pair')],
  [src('swap/Router'), src('shared/Lock')],
  [src('swap/Router'), '@openzeppelin/contracts/access/Ownable.sol'],
  [src('lottery/Lottery'), src('random/IRandomSource')],
  [suite('lottery/Lottery.t'), src('random/CommitRandom')],
  [suite('swap/Pair.t'), suite('support/TestBase')],
  [suite('support/Exchange'), src('swap/BescFactory')],
])('%s may import %s', (file, target) => {
  expect(solidityViolation(file, target)).toBeUndefined();
});

test.each([
  [src('lottery/Lottery'), src('random/RandomRange')],
  [src('swap/Router'), src('lottery/ILottery')],
  [src('shared/Lock'), src('swap/IBescPair')],
  [src('swap/Router'), suite('support/TestBase')],
  [src('swap/Router'), '@elsewhere/Ownable.sol'],
  [suite('swap/Pair.t'), src('lottery/Lottery')],
  [suite('swap/Pair.t'), suite('lottery/LotteryScene')],
])('%s may not import %s', (file, target) => {
  expect(solidityViolation(file, target)).toBeTypeOf('string');
});
