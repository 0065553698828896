import { stringify } from 'yaml';
import type { ProductionService } from './services';

/** The part of Prometheus's configuration that reads our services, under the jobs that rules and graphs name. */
export function scrapeFile(services: readonly ProductionService[], hostOf: (service: ProductionService) => string) {
  const jobs = [...new Set(services.map(({ job }) => job))];
  return stringify({
    global: { scrape_interval: '15s', evaluation_interval: '15s' },
    rule_files: ['alarms.yml'],
    scrape_configs: jobs.map((job) => ({
      job_name: job,
      static_configs: [{ targets: services.filter((service) => service.job === job).map(hostOf) }],
    })),
  });
}
