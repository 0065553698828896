import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What the service tells of all its tasks. Labels are names of tasks, roles and outcomes, never anything from the chain. */
export function keeperMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    rounds: new Counter({ name: 'keeper_rounds_total', help: 'Rounds.', labelNames: ['task', 'outcome'], registers }),
    lastRound: new Gauge({
      name: 'keeper_last_good_round_timestamp_seconds',
      help: 'When a task last went well.',
      labelNames: ['task'],
      registers,
    }),
    /** `problem`: something keeps a task from its work, in words of /health. `late`: it has not gone well for too long. */
    taskIll: new Gauge({
      name: 'keeper_task_ill',
      help: 'Whether a task is kept from its work, or has not gone well for too long.',
      labelNames: ['task', 'why'],
      registers,
    }),
    /** One gauge a role: `keeper_operator_coins`. */
    coinsOf: (role: string) =>
      new Gauge({ name: `keeper_${role}_coins`, help: `BESC the ${role} has for gas.`, registers }),
  };
}
