import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { KeeperChain } from '../shared/keeper-chain';
import { utcText } from '../shared/operated-contract';
import { operated } from './operated';
import { scheduledLines } from './scheduled-calls';
import { nameWidth, readSetting, settingsOf } from './settings';
import { contractsIn } from './worded-contracts';

/** Where every contract stands, all settings, and what waits in the timelock, in lines for people. */
export async function statusLines(chain: Pick<KeeperChain, 'client' | 'deployment'>): Promise<string[]> {
  const { deployment } = chain;
  const { number, timestamp } = await chain.client.getBlock();
  const lines = [`block ${number}, ${utcText(timestamp)}`];
  const now = Number(timestamp);
  for (const contract of operated) {
    if (contract.addressIn(deployment) !== undefined) lines.push('', ...(await contract.statusLines(chain, now)));
  }
  lines.push('', 'settings');
  // What there is one of each is told where its contract stands, if at all.
  const settings = settingsOf(contractsIn(operated, deployment)).filter(({ keys = 0 }) => keys === 0);
  for (const setting of settings) {
    const address = setting.contract.addressIn(deployment);
    if (address !== undefined) {
      lines.push(`  ${setting.name.padEnd(nameWidth)} ${await readSetting(chain, setting, { address })}`);
    }
  }
  if (contractIfAny(deployment, 'governance', 'timelock')) lines.push(...(await scheduledLines(chain, now)));
  return lines;
}
