import type * as z from 'zod/mini';

/** The first finding of a failed parse as a place (`chain.rpcUrls[0]`, empty for the whole) and a sentence part. */
export interface Issue {
  field: string;
  problem: string;
}

/** Reads the first finding out of a schema error. */
export function firstIssue(error: z.core.$ZodError): Issue {
  const issue = error.issues[0];
  if (issue === undefined) return { field: '', problem: 'is not valid' };
  return { field: fieldName(issue.path), problem: problemText(issue) };
}

function fieldName(path: readonly PropertyKey[]): string {
  let name = '';
  for (const part of path) {
    if (typeof part === 'number') name += `[${part}]`;
    else name += name === '' ? shownKey(part) : `.${shownKey(part)}`;
  }
  return name;
}

/** Keys of a hostile file may be anything: only plain ones are repeated, cut to a readable length. */
function shownKey(key: PropertyKey): string {
  return String(key)
    .replace(/[^\w-]/g, '?')
    .slice(0, 40);
}

function problemText(issue: z.core.$ZodIssue): string {
  if (issue.message !== '' && issue.message !== 'Invalid input') return issue.message;
  if (issue.code === 'unrecognized_keys') return 'has a property the schema does not know';
  if (issue.code === 'invalid_type') return `must be ${article(issue.expected)}`;
  return 'is not valid';
}

function article(expected: string): string {
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
}
