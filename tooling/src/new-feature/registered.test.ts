import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { featureNames } from './feature-names';
import { registered } from './registered';
import { registrations } from './registrations';

const addition = { list: 'features', name: 'b', from: './b' };

test.each([
  ['[a]', '[a, b]'],
  ['[]', '[b]'],
  ['[\n  a,\n]', '[\n  a,\n  b,\n]'],
])('adds the import and the last element to %j', (list, longer) => {
  const source = (imports: string, items: string) =>
    `import { a } from './a';\n${imports}\nexport const features: readonly Feature[] = ${items};\n`;
  expect(registered(source('', list), addition)).toBe(source("import { b } from './b';\n", longer));
});

test('a source without the list is refused', () => {
  expect(() => registered('export const others = [];', addition)).toThrow('no list called "features"');
});

test('every registry of the repository takes a feature, by at most an import and a place in its list', () => {
  for (const [file, change] of Object.entries(registrations(featureNames('farm-auctions')))) {
    const source = readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8');
    const lines = new Set(source.split('\n'));
    const added = change(source)
      .split('\n')
      .filter((line) => !lines.has(line));
    expect(added.length, file).toBeLessThanOrEqual(2);
    expect(added.join('\n'), file).toMatch(/farmAuctions|farm-auctions/);
  }
});
