import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListVersion, versionBump } from './list-version';

const version = (text: string): ListVersion => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map(Number);
  return { major, minor, patch };
};

test.each([
  ['LIST-27', '1.0.0', '1.0.1', 'patch'],
  ['LIST-27', '1.2.9', '1.2.10', 'patch'],
  ['LIST-28', '1.0.9', '1.1.0', 'minor'],
  ['LIST-28', '1.9.9', '1.10.1', 'minor'],
  ['LIST-29', '1.9.9', '2.0.0', 'major'],
  ['LIST-29', '1.9.9', '2.10.10', 'major'],
  ['LIST-14', '1.2.3', '1.2.3', 'none'],
  ['LIST-14', '2.0.0', '1.9.9', 'none'],
  ['LIST-14', '1.1.0', '1.0.9', 'none'],
])('%s %s to %s is %s', (_row, from, to, bump) => {
  expect(versionBump(version(from), version(to))).toBe(bump);
});

test('LIST-30 exactly one direction between two different versions is a bump', () => {
  const any = fc.record({ major: fc.nat(3), minor: fc.nat(3), patch: fc.nat(3) });
  fc.assert(
    fc.property(any, any, (a, b) => {
      const steps = [versionBump(a, b), versionBump(b, a)].filter((bump) => bump !== 'none');
      const isSame = a.major === b.major && a.minor === b.minor && a.patch === b.patch;
      expect(steps).toHaveLength(isSame ? 0 : 1);
    }),
  );
});
