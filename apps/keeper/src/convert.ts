// One round by hand: `npm run convert -w @besc/keeper` (with --dry-run it decides and sends nothing).

import { parseEnvironment } from '@besc/wire/settings/environment';
import { pino } from 'pino';
import { formatUnits } from 'viem';
import { connectKeeper } from './shared/keeper-chain';
import { parseKeeperConfig } from './shared/keeper-config';
import { keeperKey } from './shared/keeper-key';
import { transactionSender } from './shared/transaction-sender';
import { feeConverter, isSpent } from './swap/convert-fees';
import { requireOperator } from './swap/require-operator';
import { swapConfig } from './swap/swap-config';

const unknown = process.argv.slice(2).filter((arg) => arg !== '--dry-run');
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
try {
  if (unknown.length > 0) throw new Error(`"${unknown[0]}" is not an option. The only one is --dry-run.`);
  const dryRun = process.argv.includes('--dry-run');
  const keeper = parseKeeperConfig({ LOG_LEVEL: 'warn', ...process.env });
  const config = parseEnvironment(swapConfig, process.env);
  const chain = { ...(await connectKeeper(keeper)), account: keeperKey('operator', process.env) };
  if (!dryRun) await requireOperator(chain);
  const log = pino({ level: keeper.logLevel });
  const { signal } = stopping;
  const sender = transactionSender({ chain, replaceAfterSeconds: keeper.replaceAfterSeconds, signal });
  const report = await feeConverter({ chain, keeper, config, sender, log, signal })({ dryRun });
  const money = (wei: bigint) => `${formatUnits(wei, 18)} MONEY`;
  for (const { pair, reason } of report.waiting) console.log(`${pair}  waits: ${reason}`);
  for (const pair of report.observed) console.log(`${pair}  ${dryRun ? 'would be observed' : 'observed'}`);
  for (const { pair, expectedMoney, minimumMoney } of report.planned) {
    console.log(`${pair}  brings ${money(expectedMoney)}, at least ${money(minimumMoney)}`);
  }
  for (const { pair, toTreasury, burned } of report.converted) {
    console.log(`${pair}  converted: ${money(toTreasury)} to the treasury, ${money(burned)} burned`);
  }
  for (const { pair, reason } of report.refused) console.log(`${pair}  refused: ${reason}`);
  for (const { pair, hash } of report.reverted) console.log(`${pair}  reverted: ${hash}`);
  if (isSpent(report.lost, config)) {
    console.log(`Nothing is sent: conversions that reverted cost ${formatUnits(report.lost, 18)} coins within a day.`);
  }
  if (report.ended) throw report.ended.error;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
