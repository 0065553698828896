import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { featureNames } from '../new-feature/feature-names';
import { registrations } from '../new-feature/registrations';
import { unregistered } from './unregistered';

test('the line that the generator adds to a registry is taken out again, and nothing else', () => {
  for (const [file, line] of Object.entries(registrations(featureNames('lanterns')))) {
    const source = readFileSync(`${import.meta.dirname}/../../../${file}`, 'utf8');
    expect(source, file).toMatch(/^export .* from '[^']+';$/m);
    const without = unregistered(`${source}${line}\n`, (specifier) => specifier.includes('lanterns'));
    expect(without, file).toBe(source);
  }
});
