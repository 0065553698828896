import { addressOf as contractAddress } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { type ContractCall, contractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { type Environment, EnvironmentError } from '@besc/wire/settings/environment';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { callRefusal } from '../shared/call-refusal';
import { connectKeeper, type KeeperChain } from '../shared/keeper-chain';
import { parseKeeperConfig } from '../shared/keeper-config';
import { keeperKey } from '../shared/keeper-key';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { utcText } from '../shared/operated-contract';
import { transactionSender } from '../shared/transaction-sender';
import { tryCall } from '../shared/try-call';
import type { OperateArguments } from './operate-arguments';
import { operated } from './operated';
import { type Proposal, readProposal } from './read-proposal';
import { cancellation, pendingLines } from './scheduled-calls';
import { actOf, readSetting, settingOf, settingWords } from './settings';
import { statusLines } from './status-lines';
import { type TimelockedStep, timelockedStep } from './timelocked-call';
import { contractsIn, type WordedContract } from './worded-contracts';

/** The chain refuses what was to be sent. */
class RefusedError extends Error {
  readonly code = 'REFUSED';
}

/** Contracts whose guardian can stop their entries. */
const pausable = operated.filter(({ isPausable }) => isPausable);

type Asked = Exclude<OperateArguments, { kind: 'help' }>;

/** Does what an operator asked for and gives lines for people. Throws what has a plain sentence. */
export async function runOperate(asked: Asked, env: Environment, signal: AbortSignal): Promise<string[]> {
  const keeper = parseKeeperConfig({ STATE_FILE: 'unused', ...env });
  const chain = await connectKeeper(keeper);
  const { client, deployment } = chain;
  const contracts = contractsIn(operated, deployment);

  const callLines = (call: ContractCall) => {
    const { to, data } = encodeCall(call);
    return [`  to    ${to}`, `  data  ${data}`];
  };
  const send = async (role: 'guardian' | 'operator' | 'owner', call: ContractCall): Promise<string> => {
    const own = { ...chain, account: keeperKey(role, env) };
    const tried = await tryCall(own, call);
    if (tried.kind === 'refused') throw new RefusedError(`The chain refuses it: ${tried.reason}.`);
    const sender = transactionSender({ chain: own, replaceAfterSeconds: keeper.replaceAfterSeconds, signal });
    const receipt = await sender.send(tried.transaction);
    if (receipt.status !== 'success') throw new RefusedError(`Transaction ${receipt.transactionHash} was reverted.`);
    return receipt.transactionHash;
  };

  /** The next step of a change that only the timelock may make. */
  const change = async (name: string, call: ContractCall, isSent: boolean): Promise<string[]> => {
    const step = await timelockedStep(chain, { name, calls: [encodeCall(call)] });
    return await taken(name, { step, besides: await pendingLines(chain, { call, id: step.id }), isSent });
  };
  const taken = async (
    name: string,
    next: { readonly step: TimelockedStep; readonly besides: readonly string[]; readonly isSent: boolean },
  ): Promise<string[]> => {
    const { step, besides, isSent } = next;
    if (step.kind === 'wait') return [`${name}: scheduled, can be executed from ${utcText(step.from)}`, ...besides];
    const isSchedule = step.kind === 'schedule';
    if (!isSent) {
      const words = isSchedule ? `would be scheduled, with a delay of ${step.delaySeconds} s` : 'would be executed now';
      return [`${name}: ${words}; nothing was sent (--send sends it)`, ...callLines(step.call), ...besides];
    }
    const hash = await send('owner', step.call);
    if (!isSchedule) return [`${name}: executed, transaction ${hash}`, ...besides];
    return [
      `${name}: scheduled, transaction ${hash}`,
      `  run the same command again in ${step.delaySeconds} s to execute it`,
      ...besides,
    ];
  };

  /** What waits to make such a call although nothing is to be changed. */
  const leftOver = (call: ContractCall) => pendingLines(chain, { call, id: undefined });

  const addressOf = (contract: WordedContract): Address => {
    const address = contract.addressIn(deployment);
    if (address === undefined) throw new OperateArgumentError(`The deployment has no ${contract.word}.`);
    return address;
  };
  const pausableOf = (name: string) => {
    const contract = pausable.find(({ word }) => word === name);
    if (contract) return { address: addressOf(contract), abi: contract.abi };
    throw new OperateArgumentError(
      `"${name}" cannot be paused. What can is ${pausable.map(({ word }) => word).join(', ')}.`,
    );
  };
  const pausedUntil = async (contract: ReturnType<typeof pausableOf>) => {
    const [until, { timestamp }] = await Promise.all([
      client.readContract({ ...contract, functionName: 'pausedUntil' }),
      client.getBlock(),
    ]);
    return Number(until) > Number(timestamp) ? Number(until) : undefined;
  };

  if (asked.kind === 'status') return statusLines(chain);
  if (asked.kind === 'cancel') {
    const found = await cancellation(chain, asked.id);
    if (found === undefined) throw new OperateArgumentError(`Nothing waits in the timelock under ${asked.id}.`);
    if (asked.send) return [`cancelled, transaction ${await send('owner', found.call)}`, ...found.lines];
    return ['would be cancelled; nothing was sent (--send sends it)', ...found.lines, ...callLines(found.call)];
  }
  if (asked.kind === 'propose') {
    const { name, delaySeconds, calls } = await readProposal(asked.file, { contracts, deployment });
    const step = await timelockedStep(chain, { name, calls, delaySeconds });
    const lines = await Promise.all(calls.map((one) => proposedLine(chain, one)));
    return await taken(name, { step, besides: lines, isSent: asked.send });
  }
  if (asked.kind === 'do') {
    const { name, does, takes, contract, call: callOf } = actOf(asked.act, contracts);
    const { values } = asked;
    if (takes === undefined && values.length > 0) throw new OperateArgumentError(`${name} takes no value.`);
    const call = await callOf(addressOf(contract), { chain, env, values });
    if (asked.send) return [`${name}: done, transaction ${await send('operator', call)}`, `  ${does}`];
    return [`${name} would be done; nothing was sent (--send sends it)`, `  ${does}`, ...callLines(call)];
  }
  if (asked.kind === 'set') {
    const setting = settingOf(asked.setting, contracts);
    const args = setting.parse(asked.values);
    const wanted = settingWords(setting, args);
    const address = addressOf(setting.contract);
    const { abi } = setting.contract;
    const current = await readSetting(chain, setting, { address, args });
    const call = contractCall({ address, abi, functionName: setting.setter, args });
    if (current === wanted) return [`${setting.name} is ${current} already`, ...(await leftOver(call))];
    const name = `${setting.name} to ${wanted}`;
    return [`${setting.name} is ${current}`, ...(await change(name, call, asked.send))];
  }
  const contract = pausableOf(asked.name);
  const until = await pausedUntil(contract);
  if (asked.kind === 'resume') {
    const call = contractCall({ ...contract, functionName: 'unpause', args: [] });
    if (until === undefined) return [`${asked.name} is not paused`, ...(await leftOver(call))];
    return change(`end the pause of ${asked.name} until ${utcText(until)}`, call, asked.send);
  }
  if (until !== undefined) return [`${asked.name} is paused already, until ${utcText(until)}`];
  const guardian = checksumAddress(String(await client.readContract({ ...contract, functionName: 'guardian' })));
  const call = contractCall({ ...contract, functionName: 'pause', args: [] });
  const warning = 'the guardian can do this once; entries stop for seven days, exits stay open';
  if (!asked.send) {
    return [
      `${asked.name} would be paused by ${guardian}; nothing was sent (--send sends it)`,
      `  ${warning}`,
      ...callLines(call),
    ];
  }
  const { address } = keeperKey('guardian', env);
  if (address !== guardian) {
    throw new EnvironmentError(
      'GUARDIAN_KEY',
      `is the key of ${address}; the guardian of ${asked.name} is ${guardian}`,
    );
  }
  return [`${asked.name} is paused, transaction ${await send('guardian', call)}`, `  ${warning}`];
}

/** A call of the timelock, and what the chain says of it alone: it may hang on those before it. */
async function proposedLine(
  { client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>,
  { words, to, data, abi }: Proposal['calls'][number],
): Promise<string> {
  const account = contractAddress(deployment, 'governance', 'timelock');
  try {
    await client.call({ account, to, data });
    return `  ${words}`;
  } catch (error) {
    const reason = await callRefusal(error, { abi });
    if (reason === undefined) throw error;
    return `  ${words}: refused by itself now, ${reason}`;
  }
}
