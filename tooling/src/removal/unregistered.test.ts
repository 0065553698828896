import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { featureNames } from '../new-feature/feature-names';
import { registrations } from '../new-feature/registrations';
import { unregistered } from './unregistered';

test('what the generator adds to a registry is taken out again', () => {
  for (const [file, change] of Object.entries(registrations(featureNames('lanterns')))) {
    const source = readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8');
    const added = change(source);
    expect(added, file).not.toBe(source);
    expect(
      unregistered(added, (specifier) => specifier.includes('lanterns')),
      file,
    ).toBe(source);
  }
});

test('the first, the last and the only one of a list', () => {
  const registry = (list: string) =>
    `import { a } from './a';\nimport { b } from './b';\n\nexport const all = [${list}];\n`;
  const without = (name: string, list: string) => unregistered(registry(list), (from) => from === `./${name}`);
  expect(without('a', 'a, b')).toBe("import { b } from './b';\n\nexport const all = [b];\n");
  expect(without('b', 'a, b')).toBe("import { a } from './a';\n\nexport const all = [a];\n");
  expect(without('a', 'a')).toBe("import { b } from './b';\n\nexport const all = [];\n");
});
