import { expect, test } from 'vitest';
import { registered } from './registered';

test('adds the import and the last element', () => {
  const source = "import { a } from './a';\n\nexport const features: readonly Feature[] = [\n  a,\n];\n";
  expect(registered(source, { name: 'b', from: './b' })).toBe(
    "import { a } from './a';\nimport { b } from './b';\n\nexport const features: readonly Feature[] = [a, b];\n",
  );
});

test('a source without the list is refused', () => {
  expect(() => registered('export const others = [];', { name: 'b', from: './b' })).toThrow(
    'no list called "features"',
  );
});
