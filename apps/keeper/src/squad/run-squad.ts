import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { squadSaleAbi } from '@besc/contracts/abi/squad-sale';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import type { Address } from '@besc/domain/shared/address';
import { presalePromises } from '@besc/domain/squad/presale-promises';
import { presaleSupply } from '@besc/domain/squad/squad-sizes';
import { readFirstGeneration } from '@besc/sdk/squad/read-first-generation';
import { saleOfView } from '@besc/sdk/squad/read-sale';
import { dueStepCall } from '@besc/sdk/squad/squad-calls';
import { claimProceedsCall, openPhaseCall, whitelistCall } from '@besc/sdk/squad/squad-operator-calls';
import { callSender } from '../shared/call-sender';
import type { KeeperContext } from '../shared/keeper-task';
import { saleDue } from './sale-plan';
import type { SquadConfig } from './squad-config';

/** Promises that one transaction gives. */
const promisesAtOnce = 100;

/** What a look at a sale led to: the step that was taken, why it was not, or when the next one is due. */
export interface SquadOutcome {
  readonly step?: string;
  readonly waiting?: string;
  readonly until?: number;
}

/** Steps of a sale, look by look, each from what the chain says: a step that another has taken is refused, and costs nothing. */
export function squadRunner(
  options: Pick<KeeperContext, 'chain' | 'sender' | 'log'> & { readonly config: SquadConfig; readonly sale: Address },
) {
  const { chain, log, config, sale: address } = options;
  const { client, deployment, account } = chain;
  const sendCall = callSender(options);
  const at = { address, abi: squadSaleAbi } as const;
  const source = { address: addressOf(deployment, 'random', 'source'), abi: commitRandomAbi } as const;
  const money = { address: addressOf(deployment, 'tokens', 'money'), abi: erc20Abi } as const;

  /** The snapshot whose holders all have their promises. */
  let promisedBlock: number | undefined;

  /** Promises that holders of a snapshot lack on the chain, by who they are; as many as one transaction takes. */
  const missingPromises = async (block: number): Promise<ReadonlyMap<Address, number>> => {
    const { address: bunnies, startBlock } = contractOf(deployment, 'nfts', 'bunnies');
    const profile = addressOf(deployment, 'profile', 'profile');
    const range = { fromBlock: BigInt(startBlock), block: BigInt(block) };
    const promises = [
      ...presalePromises(await readFirstGeneration(client, { bunnies, profile, ...range }), presaleSupply),
    ];
    const told = await Promise.all(
      promises.map(([user]) => client.readContract({ ...at, functionName: 'numberTicketsForGen0', args: [user] })),
    );
    return new Map(promises.filter(([, count], index) => told[index] !== BigInt(count)).slice(0, promisesAtOnce));
  };

  return async function look(now: number): Promise<SquadOutcome> {
    const [view, supply, operator, held] = await Promise.all([
      client.readContract({ ...at, functionName: 'viewSale' }),
      client.readContract({ ...at, functionName: 'maxSupply' }),
      client.readContract({ ...at, functionName: 'operator' }),
      client.readContract({ ...money, functionName: 'balanceOf', args: [address] }),
    ]);
    const sale = saleOfView(view);
    const isDrawing = sale.status === 'drawing';
    const [[isReady], isExpired] = isDrawing
      ? await Promise.all([
          client.readContract({ ...source, functionName: 'wordOf', args: [view.randomId] }),
          client.readContract({ ...source, functionName: 'isExpired', args: [view.randomId] }),
        ])
      : [[false] as const, false];
    const { snapshot } = sale;
    const operates = operator.toLowerCase() === account.address.toLowerCase();
    const isAsked = config.leadSeconds > 0 && operates && sale.status === 'premint' && snapshot !== undefined;
    const missing =
      isAsked && snapshot.block !== promisedBlock ? await missingPromises(snapshot.block) : new Map<Address, number>();
    if (isAsked && missing.size === 0) promisedBlock = snapshot.block;
    const opens = config.leadSeconds > 0 && operates;
    const word = isReady ? 'ready' : isExpired ? 'expired' : 'waiting';
    const due = saleDue({ sale, supply: Number(supply), now, opens, isPromised: missing.size === 0, word, held });
    if (!('step' in due)) return due;
    const { step } = due;
    const call =
      step === 'promise'
        ? whitelistCall(address, missing)
        : step === 'presale'
          ? openPhaseCall(address, 'presale')
          : step === 'sale'
            ? openPhaseCall(address, 'sale', now + config.leadSeconds)
            : step === 'claim'
              ? claimProceedsCall(address)
              : dueStepCall(address, step);
    const outcome = await sendCall(call);
    if (outcome.kind === 'busy') return { waiting: 'busy' };
    if (outcome.kind === 'refused') return { waiting: outcome.reason };
    log.info({ step, sale: address, hash: outcome.hash }, 'step of the squad sale taken');
    return { step };
  };
}
