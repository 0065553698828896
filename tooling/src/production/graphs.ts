import type { Graph } from './alarm-dashboard';

/** What the dashboard shows below its alarms. */
export const graphs: readonly Graph[] = [
  { title: 'Blocks behind', expr: 'index_lag_blocks', legend: '{{instance}} {{role}}' },
  { title: 'Seconds since the tables changed', expr: 'index_seconds_since_progress', legend: '{{instance}}' },
  {
    title: 'Queries a second',
    expr: 'sum by (instance, status) (rate(ponder_http_server_request_duration_ms_count{path="/graphql"}[5m]))',
    legend: '{{instance}} {{status}}',
  },
  {
    title: 'Queries, 99% within ms',
    expr: 'histogram_quantile(0.99, sum by (instance, le) (rate(ponder_http_server_request_duration_ms_bucket{path="/graphql"}[5m])))',
    legend: '{{instance}}',
  },
  {
    title: 'Requests of the API a second',
    expr: 'sum by (route, status) (rate(http_requests_total[5m]))',
    legend: '{{route}} {{status}}',
  },
  {
    title: 'Requests of the API, 99% within s',
    expr: 'histogram_quantile(0.99, sum by (route, le) (rate(http_request_duration_seconds_bucket[5m])))',
    legend: '{{route}}',
  },
  { title: 'Coins of the operator', expr: 'keeper_operator_coins', legend: '{{instance}}' },
  {
    title: 'Rounds of the keeper',
    expr: 'sum by (task, outcome) (rate(keeper_rounds_total[15m]))',
    legend: '{{task}} {{outcome}}',
  },
  { title: 'Memory', expr: 'process_resident_memory_bytes', legend: '{{job}} {{instance}}' },
];
