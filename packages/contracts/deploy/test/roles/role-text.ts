import type { RoleTable } from './role-entry';

/** The functions that not everybody may call, one line for those of a contract that the same parts may call. */
export function roleTableText(tables: Readonly<Record<string, RoleTable>>): string {
  const shown = (parts: readonly string[]) =>
    parts.map((part) => (part === 'candidate' ? 'whom it was offered to' : part)).join(', ');
  const rows = Object.entries(tables).flatMap(([contract, table]) => {
    const lines = new Map<string, string[]>();
    for (const [name, { by, right, refusal }] of Object.entries(table)) {
      if (by === 'anyone') continue;
      const who = `${right ?? shown(by)} | ${refusal}`;
      lines.set(who, [...(lines.get(who) ?? []), `\`${name}\``]);
    }
    return [...lines].map(([who, names]) => `| ${contract} | ${names.join(', ')} | ${who} |`);
  });
  const head = ['| contract | functions | who may | all others |', '| --- | --- | --- | --- |'];
  return `${[...head, ...rows].join('\n')}\n`;
}
