import { Counter, Gauge, type Registry } from 'prom-client';

/** Figures of the conversion. Labels are outcomes and reasons, never anything from the chain. */
export function swapMetrics(registry: Registry) {
  const registers = [registry];
  return {
    outcomes: new Counter({
      name: 'keeper_conversions_total',
      help: 'Conversions by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    waiting: new Gauge({
      name: 'keeper_pairs_waiting',
      help: 'Pairs with fees that are left alone for now.',
      labelNames: ['reason'],
      registers,
    }),
    money: new Counter({
      name: 'keeper_money_total',
      help: 'MONEY that conversions brought.',
      labelNames: ['receiver'],
      registers,
    }),
  };
}
