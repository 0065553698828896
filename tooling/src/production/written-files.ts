import { readFileSync } from 'node:fs';
import { alarmDashboard } from './alarm-dashboard';
import { alarmRules } from './alarm-rules';
import { alarms } from './alarms';
import { graphs } from './graphs';
import { runbookLines } from './runbook-lines';

const operations = new URL('../../../docs/operations.md', import.meta.url);

/** Every file of `production/` by its path there, made of the descriptions in this folder. */
export function writtenFiles(): ReadonlyMap<string, string> {
  const runbook = runbookLines(readFileSync(operations, 'utf8'));
  return new Map([
    ['watch/alarms.yml', alarmRules(alarms, runbook)],
    ['watch/dashboard.json', `${JSON.stringify(alarmDashboard(alarms, graphs), null, 2)}\n`],
  ]);
}
