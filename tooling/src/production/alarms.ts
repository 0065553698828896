/** A rule of Prometheus for lines of the runbook (docs/operations.md, "When something is wrong"). */
export interface Alarm {
  readonly name: string;
  /** PromQL; raised while it has a result. */
  readonly expr: string;
  /** How long it must hold. */
  readonly holds: string;
  /** page: people are woken; ticket: somebody looks in the morning. */
  readonly severity: 'page' | 'ticket';
  /** First cells of the lines that it stands for. */
  readonly lines: readonly string[];
}

const indexStatus = (status: string) => `index_health{status="${status}"} == 1`;
const taskIll = (tasks: string) => `keeper_task_ill{task=~"${tasks}"} == 1`;
const problem = (kinds: string) => `keeper_problem{kind=~"${kinds}"} == 1`;
const rights = 'keeper: neither the operator nor the owner';

/** Every alarm; the dashboard has a panel for each. */
export const alarms: readonly Alarm[] = [
  {
    name: 'IndexNodeUnreachable',
    expr: indexStatus('node-unreachable'),
    holds: '1m',
    severity: 'page',
    lines: ['index `/health`: `node-unreachable`'],
  },
  {
    name: 'ChainStalled',
    expr: indexStatus('chain-stalled'),
    holds: '1m',
    severity: 'page',
    lines: ['index `/health`: `chain-stalled`'],
  },
  {
    name: 'IndexStalled',
    expr: indexStatus('stalled'),
    holds: '1m',
    severity: 'page',
    lines: ['index `/health`: `stalled`'],
  },
  {
    name: 'IndexForked',
    expr: indexStatus('forked'),
    holds: '0s',
    severity: 'page',
    lines: ['index `/health`: `forked`, or "another block … than"'],
  },
  {
    name: 'DatabaseUnreachable',
    expr: 'index_health{status=~"database-unreachable|no-tables"} == 1 or api_health == 0',
    holds: '1m',
    severity: 'page',
    lines: ['index or API: `database-unreachable`, `no-tables`'],
  },
  {
    name: 'IndexBehind',
    expr: 'index_lag_blocks > 20',
    holds: '5m',
    severity: 'ticket',
    lines: ['`lagBlocks` of an index grows'],
  },
  {
    name: 'NoWriter',
    expr: 'absent(index_health{role=~"writer|standby",status!="standby"})',
    holds: '30s',
    severity: 'page',
    lines: ['no writer, or index ends with "is in use by another index process"'],
  },
  {
    name: 'ServiceDown',
    expr: 'up == 0',
    holds: '1m',
    severity: 'page',
    lines: ['no writer, or index ends with "is in use by another index process"', rights],
  },
  {
    name: 'KeeperNodes',
    expr: problem('no-node|old-head'),
    holds: '1m',
    severity: 'page',
    lines: ['keeper: `no-node`, `old-head`'],
  },
  {
    name: 'KeeperCoinsLow',
    expr: problem('coins-low'),
    holds: '1m',
    severity: 'page',
    lines: ['keeper: `coins-low`'],
  },
  {
    name: 'KeeperNonceStuck',
    expr: problem('nonce-stuck'),
    holds: '0s',
    severity: 'page',
    lines: ['keeper: `nonce-stuck`'],
  },
  {
    name: 'KeeperPrices',
    expr: taskIll('report prices|run prediction'),
    holds: '0s',
    severity: 'page',
    lines: ['keeper: no new price, rounds of prediction are refunded', rights],
  },
  {
    name: 'KeeperWords',
    expr: taskIll('give random words'),
    holds: '0s',
    severity: 'page',
    lines: ['keeper: no commitment ahead, `other-key`'],
  },
  {
    name: 'KeeperLottery',
    expr: taskIll('run lottery'),
    holds: '0s',
    severity: 'page',
    lines: ['keeper: no number', rights],
  },
  {
    name: 'KeeperShare',
    expr: taskIll('give treasury’s share'),
    holds: '10m',
    severity: 'ticket',
    lines: ['keeper: a share that the chain refuses, or allows too little'],
  },
  {
    name: 'KeeperFees',
    expr: taskIll('convert fees'),
    holds: '10m',
    severity: 'ticket',
    lines: ['keeper: no fees are converted for now', rights],
  },
  {
    name: 'KeeperOtherTasks',
    expr: taskIll(
      'cap sales|compound vault|open and end farm slots|publish roots|publish vote logs|run squad sale|run auctions|run competitions|watch timelock',
    ),
    holds: '10m',
    severity: 'ticket',
    lines: [rights],
  },
  {
    name: 'KeeperPairPaused',
    expr: 'keeper_pairs_waiting{reason="paused"} > 0',
    holds: '1d',
    severity: 'ticket',
    lines: ['a pair stays `paused` for the fee collector'],
  },
  {
    name: 'TimelockScheduled',
    expr: 'keeper_timelock_scheduled > 0',
    holds: '0s',
    severity: 'page',
    lines: ['an unplanned change in `operate status`'],
  },
];

/** Lines that no figure of ours tells: who learns of them reads the runbook. */
export const untoldLines: Readonly<Record<string, string>> = {
  'a fault in farms, vault, lottery or prediction': 'it is found by people; audits and their reports tell it',
  "the operator's key is lost or known": 'what a thief sends looks like our own',
  "the guardian's key is lost or known": 'a pause shows on the page; that it was not ours only people know',
  "a reporter's key is known": 'the median holds; a lie within the spread of markets is not seen',
};
