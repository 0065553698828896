import { stringify } from 'yaml';
import type { Alarm } from './alarms';
import type { RunbookLine } from './runbook-lines';

/** The rules of Prometheus, each with what the runbook says of it. Throws RangeError for a line that it does not have. */
export function alarmRules(alarms: readonly Alarm[], runbook: readonly RunbookLine[]): string {
  const lineOf = (told: string) => {
    const line = runbook.find((each) => each.told === told);
    if (line === undefined) throw new RangeError(`docs/operations.md has no line "${told}"`);
    return line;
  };
  const rules = alarms.map(({ name, expr, holds, severity, lines }) => ({
    alert: name,
    expr,
    for: holds,
    labels: { severity },
    annotations: {
      summary: lines.join('; '),
      description: lines.map((told) => `${lineOf(told).meaning}: ${lineOf(told).todo}`).join('\n'),
      runbook: 'docs/operations.md#when-something-is-wrong',
    },
  }));
  return stringify({ groups: [{ name: 'besc', rules }] }, { lineWidth: 0 });
}
