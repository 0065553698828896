import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What the service tells of itself. Labels are the names of duties and outcomes, never anything from the chain. */
export type KeeperMetrics = ReturnType<typeof keeperMetrics>;

/** Counters and gauges of one service. */
export function keeperMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const rounds = new Counter({
    name: 'keeper_rounds_total',
    help: 'Rounds.',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const lastRound = new Gauge({
    name: 'keeper_last_good_round_timestamp_seconds',
    help: 'When a duty last went well.',
    labelNames: ['task'],
    registers,
  });
  const outcomes = new Counter({
    name: 'keeper_conversions_total',
    help: 'Conversions by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const waiting = new Gauge({
    name: 'keeper_pairs_waiting',
    help: 'Pairs with fees that are left alone for now.',
    labelNames: ['reason'],
    registers,
  });
  const money = new Counter({
    name: 'keeper_money_total',
    help: 'MONEY that conversions brought.',
    labelNames: ['receiver'],
    registers,
  });
  const balance = new Gauge({ name: 'keeper_operator_coins', help: 'BESC the operator has for gas.', registers });
  return { registry, rounds, lastRound, outcomes, waiting, money, balance };
}
