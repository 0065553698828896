/** A line of the runbook: what is told, what it is and what to do about it. */
export interface RunbookLine {
  readonly told: string;
  readonly meaning: string;
  readonly todo: string;
}

const heading = '## When something is wrong';

/** The lines of the runbook in `operations`, the text of docs/operations.md. */
export function runbookLines(operations: string): readonly RunbookLine[] {
  const section = operations.slice(operations.indexOf(heading) + heading.length).split(/\n#/)[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => {
      const [told = '', meaning = '', todo = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return { told, meaning, todo };
    });
}
