// The operators' command line: `npm run operate -w @besc/keeper -- --help`.
import { helpLines } from './operate/help-lines';
import { parseOperateArguments } from './operate/operate-arguments';
import { runOperate } from './operate/run-operate';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

try {
  const asked = parseOperateArguments(process.argv.slice(2));
  const lines =
    asked.kind === 'help'
      ? helpLines()
      : await runOperate(asked, { LOG_LEVEL: 'warn', ...process.env }, stopping.signal);
  console.log(lines.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
