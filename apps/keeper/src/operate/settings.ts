import type { Address } from '@besc/domain/shared/address';
import type { KeeperChain } from '../shared/keeper-chain';
import { OperateArgumentError } from '../shared/operate-argument-error';
import type { OperatedSetting } from '../shared/operated-contract';
import { operated } from './operated';
import type { WordedContract } from './worded-contracts';

/** Its name has the contract's word before the dot. */
interface Setting extends OperatedSetting {
  readonly contract: WordedContract;
}

/** All that an owner can change of these contracts. */
export function settingsOf(contracts: readonly WordedContract[]): readonly Setting[] {
  return contracts.flatMap((contract) =>
    contract.settings.map((setting) => ({ ...setting, name: `${contract.word}.${setting.name}`, contract })),
  );
}

/** All that an owner can change. */
export const settings = settingsOf(operated);

/** The setting of a name. Throws OperateArgumentError. */
export function settingOf(name: string): Setting {
  const found = settings.find((setting) => setting.name === name);
  const names = settings.map((setting) => `  ${setting.name} ${setting.takes}`).join('\n');
  if (found === undefined) throw new OperateArgumentError(`"${name}" is not a setting. These are:\n${names}`);
  return found;
}

/** What the setting is now, in words. */
export async function readSetting(
  { client }: Pick<KeeperChain, 'client'>,
  setting: Setting,
  address: Address,
): Promise<string> {
  const { abi } = setting.contract;
  const reads = setting.getters.map((functionName) => client.readContract({ address, abi, functionName }));
  return setting.format(await Promise.all(reads));
}

/** Arguments of the setter in the same words as what is read. */
export function settingWords(setting: OperatedSetting, args: readonly unknown[]): string {
  return (setting.formatArguments ?? setting.format)(args);
}
