// The operators' command line: `npm run operate -w @besc/keeper -- --help`.
import { operateHelp, parseOperateArguments } from './operate/operate-arguments';
import { operated } from './operate/operated';
import { runOperate } from './operate/run-operate';
import { settings } from './operate/settings';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

try {
  const asked = parseOperateArguments(process.argv.slice(2));
  const pausable = operated.filter(({ isPausable }) => isPausable).map(({ word }) => word);
  const names = settings.map(({ name, takes }) => `  ${name.padEnd(24)} ${takes}`);
  const lines =
    asked.kind === 'help'
      ? [operateHelp, `What can be paused: ${pausable.join(', ')}.`, '', 'Settings:', ...names]
      : await runOperate(asked, { LOG_LEVEL: 'warn', ...process.env }, stopping.signal);
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
