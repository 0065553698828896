import { Counter, Gauge, type Registry } from 'prom-client';

/** Figures of the compounding. Labels are reasons, never anything from the chain. */
export function poolsMetrics(registry: Registry) {
  const registers = [registry];
  return {
    compounded: new Counter({ name: 'keeper_compounds_total', help: 'Harvests of the vault.', registers }),
    bounty: new Counter({ name: 'keeper_bounty_money_total', help: 'MONEY that harvests brought.', registers }),
    waiting: new Gauge({
      name: 'keeper_vault_waiting',
      help: 'Why the vault is left alone for now.',
      labelNames: ['reason'],
      registers,
    }),
  };
}
