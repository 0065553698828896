import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { argumentProblem } from '../../src/api/argument-problem';

const asked = 'query ($id: String!) { pair(id: $id) { id } }';

test.each([
  ['in the query', '{ pair(id: "0x\\u0000") { id } }', {}],
  ['in a variable', asked, { id: '\0' }],
  ['in a list of one', asked, { id: 'a', more: [{ deep: ['b', 'c\0'] }] }],
] as const)('a NUL %s is refused in words, before the database is asked', (_, query, variables) => {
  expect(argumentProblem(parse(query), variables)).toBe('A text has a character that cannot be looked for.');
});

test('any other text is looked for', () => {
  expect(argumentProblem(parse(asked), { id: 'é\\u0000 😀' })).toBeUndefined();
});
