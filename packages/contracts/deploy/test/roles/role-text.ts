import type { SlugRoles } from './role-entry';
import { roleTables, slugCallers } from './role-tables';

const shown = (parts: readonly string[]) =>
  parts.map((part) => (part === 'candidate' ? 'whom it was offered to' : part)).join(', ') || 'none';

/** The document of roles: the functions that not everybody may call, one line for those of a contract that the same parts may. */
export function rolesText(slugs: readonly SlugRoles[]): string {
  const rows = Object.entries(roleTables(slugs)).flatMap(([contract, table]) => {
    const lines = new Map<string, string[]>();
    for (const [name, { by, right, refusal }] of Object.entries(table)) {
      if (by === 'anyone') continue;
      const who = `${right ?? shown(by)} | ${refusal}`;
      lines.set(who, [...(lines.get(who) ?? []), `\`${name}\``]);
    }
    return [...lines].map(([who, names]) => `| ${contract} | ${names.join(', ')} | ${who} |`);
  });
  const others = Object.entries(slugCallers(slugs)).map(([name, { is }]) => `The ${name} is ${is}.`);
  return `# Roles

Who may call what of a finished deployment: the owner is the timelock, the proposer the owner of the plan; guardian, operator,
treasury and deployer are those of the plan. All other functions are for anyone, and nothing is for the deployer.
${others.join('\n')}

| contract | functions | who may | all others |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
