import { Gauge, type Registry } from 'prom-client';
import type { IndexSettings } from '../shared/parse-index-settings';
import { healthReport } from './health-report';
import type { IndexProgress } from './index-progress';

interface Engine {
  readonly PONDER_COMMON: { readonly metrics: { readonly registry: Registry } };
}

/** Adds what `/health` says to the figures that the engine gives under `/metrics`. */
export function indexMetrics(
  { role, stallSeconds }: IndexSettings,
  progress: { current(): IndexProgress },
  engine: unknown = globalThis,
): void {
  const { registry } = (engine as Engine).PONDER_COMMON.metrics;
  const registers = [registry];
  // A module that the engine loads twice tells its figures once.
  if (registry.getSingleMetric('index_health')) return;
  const report = () => healthReport(progress.current(), stallSeconds);
  new Gauge({
    name: 'index_health',
    help: 'The status of /health, and the role of the process.',
    labelNames: ['role', 'status'],
    registers,
    collect() {
      this.reset();
      this.set({ role, status: report().status }, 1);
    },
  });
  new Gauge({
    name: 'index_lag_blocks',
    help: 'Blocks that the tables are behind the chain; absent while either is unknown.',
    labelNames: ['role'],
    registers,
    collect() {
      this.reset();
      const { lagBlocks } = report();
      if (lagBlocks !== null) this.set({ role }, lagBlocks);
    },
  });
  new Gauge({
    name: 'index_seconds_since_progress',
    help: 'Seconds since the tables last changed.',
    labelNames: ['role'],
    registers,
    collect() {
      this.set({ role }, report().secondsSinceProgress);
    },
  });
}
