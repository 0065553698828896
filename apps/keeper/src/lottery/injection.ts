import { erc20Abi } from '@besc/contracts/abi/erc20';
import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { injectFundsCall } from '@besc/sdk/lottery/lottery-operator-calls';
import { approveCall, transferFromCall } from '@besc/sdk/tokens/token-calls';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { type CallOutcome, callSender } from '../shared/call-sender';
import type { Head, KeeperContext } from '../shared/keeper-task';
import { lotteryStatus } from './lottery-plan';

const refused = 'refused: ';

/** Where the treasury's share of a round stands; `refused` by the chain, in the words of whichever contract refuses. */
export type InjectionState =
  | 'given'
  | 'under-way'
  | 'no-sales'
  | 'treasury-allows-too-little'
  | `${typeof refused}${string}`;

/** Whether a round goes without its share until somebody does something: the treasury gives too little, or the chain refuses. */
export function isWithheld(state: InjectionState): boolean {
  return state === 'treasury-allows-too-little' || state.startsWith(refused);
}

/** The share comes no later before the end of the sales. */
const marginSeconds = 30n;

/**
 * Adds the treasury's share to a round, one step a look. The key is the treasury's own, or one that the treasury lets take MONEY
 * and that has none of its own: what is missing is taken first. A round has its share when the key itself has
 * injected that much, which the contract counts; where it has injected less, the rest is added. Everything is read at one block and sent only at the nonce after it: neither a
 * kill, a second run, a lagging node nor a reorganisation gives it twice.
 */
export function treasuryInjection(
  options: Pick<KeeperContext, 'chain' | 'sender' | 'log'> & {
    readonly config: { readonly injection: bigint };
    /** Hears of each share that was given here. */
    readonly onGiven?: () => void;
  },
) {
  const { chain, sender, log, config, onGiven } = options;
  const { client, account, deployment } = chain;
  const { injection } = config;
  const lottery = { address: addressOf(deployment, 'lottery', 'game'), abi: lotteryAbi } as const;
  const money = { address: addressOf(deployment, 'tokens', 'money'), abi: erc20Abi } as const;
  const collector = { address: addressOf(deployment, 'swap', 'feeCollector'), abi: feeCollectorAbi } as const;
  const sendCall = callSender(options);

  /** One look, at the newest block. */
  return async function inject({ number: blockNumber, time }: Pick<Head, 'number' | 'time'>): Promise<InjectionState> {
    const nonce = await sender.quietNonce(blockNumber);
    if (nonce === undefined) return 'under-way';
    const [lotteryId, salesPause, treasuryText, held, allowed] = await Promise.all([
      client.readContract({ ...lottery, functionName: 'currentLotteryId', blockNumber }),
      client.readContract({ ...lottery, functionName: 'salesPause', blockNumber }),
      client.readContract({ ...collector, functionName: 'treasury', blockNumber }),
      client.readContract({ ...money, functionName: 'balanceOf', args: [account.address], blockNumber }),
      client.readContract({
        ...money,
        functionName: 'allowance',
        args: [account.address, lottery.address],
        blockNumber,
      }),
    ]);
    if (lotteryId === 0n) return 'no-sales';
    const treasury = checksumAddress(treasuryText);
    const [round, given, budget, wealth] = await Promise.all([
      client.readContract({ ...lottery, functionName: 'viewLottery', args: [lotteryId], blockNumber }),
      client.readContract({ ...lottery, functionName: 'injectedBy', args: [lotteryId, account.address], blockNumber }),
      client.readContract({ ...money, functionName: 'allowance', args: [treasury, account.address], blockNumber }),
      client.readContract({ ...money, functionName: 'balanceOf', args: [treasury], blockNumber }),
    ]);
    if (round.status !== lotteryStatus.open) return 'no-sales';
    if (given >= injection) return 'given';
    if (BigInt(time) + salesPause + marginSeconds > round.endTime) return 'no-sales';
    const lack = injection - given;
    const missing = held < lack ? lack - held : 0n;
    if (missing > 0n) {
      if (treasury === account.address || budget < missing || wealth < missing) return 'treasury-allows-too-little';
      const taken = { from: treasury, to: account.address, amount: missing };
      return stateAfter(await sendCall(transferFromCall(money.address, taken), nonce));
    }
    if (allowed < lack) {
      return stateAfter(await sendCall(approveCall(money.address, lottery.address, lack), nonce));
    }
    const outcome = await sendCall(injectFundsCall(lottery.address, lotteryId, lack), nonce);
    if (outcome.kind !== 'done') return stateAfter(outcome);
    log.info({ lotteryId: `${lotteryId}`, hash: outcome.hash }, 'treasury’s share given');
    onGiven?.();
    return 'given';
  };
}

/** There is more to do after a step that was done, and after one that had to wait. */
function stateAfter(outcome: CallOutcome): InjectionState {
  return outcome.kind === 'refused' ? `${refused}${outcome.reason}` : 'under-way';
}
