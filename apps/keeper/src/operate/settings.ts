import type { Address } from '@besc/domain/shared/address';
import { callRefusal } from '../shared/call-refusal';
import type { KeeperChain } from '../shared/keeper-chain';
import { OperateArgumentError } from '../shared/operate-argument-error';
import type { OperatedAct, OperatedSetting } from '../shared/operated-contract';
import { operated } from './operated';
import type { WordedContract } from './worded-contracts';

interface OfContract {
  readonly contract: WordedContract;
}
/** Its name has the contract's word before the dot. */
type Setting = OperatedSetting & OfContract;
type Act = OperatedAct & OfContract;

/** The columns that a name takes in a list. */
export const nameWidth = 32;

/** All that an owner can change of these contracts. */
export function settingsOf(contracts: readonly WordedContract[]): readonly Setting[] {
  return contracts.flatMap((contract) =>
    contract.settings.map((setting) => ({ ...setting, name: `${contract.word}.${setting.name}`, contract })),
  );
}

/** All that an operator does by hand with these contracts. */
export function actsOf(contracts: readonly WordedContract[]): readonly Act[] {
  return contracts.flatMap((contract) =>
    (contract.acts ?? []).map((act) => ({ ...act, name: `${contract.word}.${act.name}`, contract })),
  );
}

/** The setting of a name. Throws OperateArgumentError. */
export function settingOf(name: string, contracts: readonly WordedContract[] = operated): Setting {
  const settings = settingsOf(contracts);
  const found = settings.find((setting) => setting.name === name);
  const names = settings.map((setting) => `  ${setting.name} ${setting.takes}`).join('\n');
  if (found === undefined) throw new OperateArgumentError(`"${name}" is not a setting. These are:\n${names}`);
  return found;
}

/** What an operator does under a name. Throws OperateArgumentError. */
export function actOf(name: string, contracts: readonly WordedContract[] = operated): Act {
  const acts = actsOf(contracts);
  const found = acts.find((act) => act.name === name);
  const names = acts.map((act) => act.name).join(', ');
  if (found === undefined) throw new OperateArgumentError(`"${name}" cannot be done. What can is ${names}.`);
  return found;
}

/** What the setting is now, in words; where there is one of each, that of the first arguments. Throws OperateArgumentError. */
export async function readSetting(
  { client }: Pick<KeeperChain, 'client'>,
  setting: Setting,
  { address, args = [] }: { readonly address: Address; readonly args?: readonly unknown[] },
): Promise<string> {
  const { abi } = setting.contract;
  const key = args.slice(0, setting.keys ?? 0);
  const reads = setting.getters.map((functionName) => client.readContract({ address, abi, functionName, args: key }));
  try {
    return setting.format([...key, ...(await Promise.all(reads))]);
  } catch (error) {
    const reason = await callRefusal(error, { abi });
    if (reason === undefined) throw error;
    throw new OperateArgumentError(`The chain does not tell what ${setting.name} is: ${reason}.`);
  }
}

/** Arguments of the setter in the same words as what is read. */
export function settingWords(setting: OperatedSetting, args: readonly unknown[]): string {
  return (setting.formatArguments ?? setting.format)(args);
}
