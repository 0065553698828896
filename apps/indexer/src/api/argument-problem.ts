import { type DocumentNode, valueFromASTUntyped, visit } from 'graphql';
import { queryLimits } from './query-limits';

type Variables = Readonly<Record<string, unknown>>;

/**
 * What is wrong with the texts and paging arguments of a document, in one sentence; undefined when nothing is. The engine takes
 * some of these silently and answers others with words of its database.
 */
export function argumentProblem(document: DocumentNode, variables: Variables): string | undefined {
  let problem = holdsNul(variables) ? nul : undefined;
  visit(document, {
    StringValue(node) {
      if (node.value.includes('\0')) problem ??= nul;
    },
    Argument(node) {
      problem ??= checks[node.name.value]?.(valueFromASTUntyped(node.value, variables), node.name.value);
    },
  });
  return problem;
}

/** The database knows no such text. */
const nul = 'A text has a character that cannot be looked for.';

const holdsNul = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0')
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);

const whole = (least: number, most: number) => (value: unknown, name: string) =>
  typeof value !== 'number' || (Number.isInteger(value) && value >= least && value <= most)
    ? undefined
    : `"${name}" must be a whole number from ${least} to ${most}.`;

const cursor = (value: unknown, name: string) =>
  typeof value !== 'string' || isCursor(value) ? undefined : `"${name}" is not a cursor of an earlier page.`;

const checks: Readonly<Record<string, (value: unknown, name: string) => string | undefined>> = {
  limit: whole(1, queryLimits.pageRows),
  offset: whole(0, queryLimits.offset),
  orderDirection: (value) =>
    value === undefined || value === null || value === 'asc' || value === 'desc'
      ? undefined
      : '"orderDirection" must be "asc" or "desc".',
  after: cursor,
  before: cursor,
};

function isCursor(text: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return typeof value === 'object' && value !== null && 'json' in value;
  } catch {
    return false;
  }
}
