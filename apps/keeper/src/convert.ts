// One round by hand: `npm run convert -w @besc/keeper` (with --dry-run it decides and sends nothing).

import { pino } from 'pino';
import { formatUnits } from 'viem';
import { connectKeeper } from './shared/keeper-chain';
import { parseKeeperConfig } from './shared/keeper-config';
import { feeConverter, requireOperator } from './swap/convert-fees';

const unknown = process.argv.slice(2).filter((arg) => arg !== '--dry-run');
try {
  if (unknown.length > 0) throw new Error(`"${unknown[0]}" is not an option. The only one is --dry-run.`);
  const dryRun = process.argv.includes('--dry-run');
  const config = parseKeeperConfig({ LOG_LEVEL: 'warn', ...process.env });
  const chain = await connectKeeper(config);
  if (!dryRun) await requireOperator(chain);
  const report = await feeConverter({ chain, config, log: pino({ level: config.logLevel }) })({ dryRun });
  const money = (wei: bigint) => `${formatUnits(wei, 18)} MONEY`;
  for (const decision of report.decisions) {
    if (decision.kind === 'wait') console.log(`${decision.pair}  waits: ${decision.detail}`);
    else
      console.log(`${decision.pair}  worth ${money(decision.expectedMoney)}, at least ${money(decision.minimumMoney)}`);
  }
  for (const { pair, toTreasury, burned } of report.converted) {
    console.log(`${pair}  converted: ${money(toTreasury)} to the treasury, ${money(burned)} burned`);
  }
  for (const { pair, reason } of report.refused) console.log(`${pair}  refused by the chain: ${reason}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
