import { type Dashboard, type Panel, ThresholdsMode } from '@grafana/schema';
import type { Alarm } from './alarms';

/** A graph of the dashboard that is no alarm: what is normal, to compare with. */
export interface Graph {
  readonly title: string;
  readonly expr: string;
  readonly legend: string;
}

const source = { type: 'prometheus', uid: '$source' };
const columns = 24;
const graph = { width: 12, height: 8 };
const lamp = { width: 4, height: 4 };

/** The dashboard of Grafana: a lamp for each alarm, that leads to the runbook, and the graphs below. */
export function alarmDashboard(alarms: readonly Alarm[], graphs: readonly Graph[]): Dashboard {
  const lampRows = Math.ceil(alarms.length / (columns / lamp.width)) * lamp.height;
  return {
    title: 'BESC Swap',
    uid: 'besc-swap',
    schemaVersion: 39,
    editable: false,
    time: { from: 'now-6h', to: 'now' },
    refresh: '30s',
    templating: { list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }] },
    panels: [
      ...alarms.map((alarm, place) => lampOf(alarm, place)),
      ...graphs.map((each, place) => graphOf(each, alarms.length + place, place, lampRows)),
    ],
  };
}

function lampOf({ name, expr, lines }: Alarm, place: number): Panel {
  const inRow = columns / lamp.width;
  return {
    id: place + 1,
    type: 'stat',
    title: name,
    description: lines.join('\n'),
    datasource: source,
    gridPos: {
      x: (place % inRow) * lamp.width,
      y: Math.floor(place / inRow) * lamp.height,
      w: lamp.width,
      h: lamp.height,
    },
    targets: [{ refId: 'A', expr: `count(${expr}) or vector(0)`, instant: true }],
    options: { colorMode: 'background', reduceOptions: { calcs: ['lastNotNull'] } },
    fieldConfig: {
      defaults: {
        thresholds: {
          mode: ThresholdsMode.Absolute,
          steps: [
            { color: 'green', value: null },
            { color: 'red', value: 1 },
          ],
        },
      },
      overrides: [],
    },
  };
}

function graphOf({ title, expr, legend }: Graph, id: number, place: number, top: number): Panel {
  return {
    id: id + 1,
    type: 'timeseries',
    title,
    datasource: source,
    gridPos: {
      x: (place % 2) * graph.width,
      y: top + Math.floor(place / 2) * graph.height,
      w: graph.width,
      h: graph.height,
    },
    targets: [{ refId: 'A', expr, legendFormat: legend }],
  };
}
