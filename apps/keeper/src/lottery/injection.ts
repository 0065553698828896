import { erc20Abi } from '@besc/contracts/abi/erc20';
import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { getAbiItem } from 'viem';
import { blockSince } from '../shared/block-since';
import type { CallOutcome, KeeperCall } from '../shared/call-sender';
import type { KeeperContext } from '../shared/keeper-task';
import { allowAtLeast, readAllowance } from '../shared/token-allowance';
import type { LotteryConfig } from './lottery-config';
import type { LotteryState } from './read-lottery';

/** Where the treasury's share of a round stands. */
export type InjectionState = 'done' | 'under-way' | 'treasury-allows-too-little' | 'off';

const transferEvent = getAbiItem({ abi: erc20Abi, name: 'Transfer' });
const blocksAtOnce = 2_000n;

/**
 * Adds the treasury's share to a round, once: the treasury lets the operator take MONEY, who takes it and gives it on. What was
 * taken and given since the round began is read from the transfers themselves, and each step is sent only at the nonce that was
 * next before they were read, so neither a kill nor a second run of the key does a step again.
 */
export function treasuryInjection(
  options: Pick<KeeperContext, 'chain' | 'sender' | 'log'> & { readonly config: LotteryConfig },
  sendCall: (call: KeeperCall) => Promise<CallOutcome>,
) {
  const { chain, sender, log, config } = options;
  const { client, account, deployment } = chain;
  const game = addressOf(deployment, 'lottery', 'game');
  const money = addressOf(deployment, 'tokens', 'money');

  const moved = async (from: Address, to: Address, sinceBlock: bigint, head: bigint): Promise<bigint> => {
    let sum = 0n;
    for (let first = sinceBlock; first <= head; first += blocksAtOnce) {
      const last = first + blocksAtOnce - 1n < head ? first + blocksAtOnce - 1n : head;
      const logs = await client.getLogs({
        address: money,
        event: transferEvent,
        args: { from, to },
        fromBlock: first,
        toBlock: last,
        strict: true,
      });
      sum += logs.reduce((total, { args }) => total + args.value, 0n);
    }
    return sum;
  };

  const treasuryOf = async () =>
    checksumAddress(
      await client.readContract({
        address: addressOf(deployment, 'swap', 'feeCollector'),
        abi: feeCollectorAbi,
        functionName: 'treasury',
      }),
    );

  /** One step at most; the round must be open. */
  return async function inject({ lotteryId, startTime }: LotteryState): Promise<InjectionState> {
    const { injection } = config;
    if (injection === 0n) return 'off';
    const nonce = await sender.quietNonce();
    if (nonce === undefined) return 'under-way';
    const head = await client.getBlockNumber({ cacheTime: 0 });
    const since = await blockSince(chain, startTime);
    if ((await moved(account.address, game, since, head)) >= injection) return 'done';
    const treasury = await treasuryOf();
    const missing =
      treasury === account.address ? 0n : injection - (await moved(treasury, account.address, since, head));
    if (missing > 0n) {
      const allowed = await readAllowance(chain, { token: money, holder: treasury, spender: account.address });
      if (allowed.allowance < missing || allowed.balance < missing) return 'treasury-allows-too-little';
      const args = [treasury, account.address, missing];
      await sendCall({ to: money, abi: erc20Abi, functionName: 'transferFrom', args, nonce });
      return 'under-way';
    }
    const held = await readAllowance(chain, { token: money, holder: account.address, spender: game });
    if (await allowAtLeast(sendCall, { token: money, spender: game, amount: injection, ...held })) return 'under-way';
    const args = [lotteryId, injection];
    const outcome = await sendCall({ to: game, abi: lotteryAbi, functionName: 'injectFunds', args, nonce });
    if (outcome.kind !== 'done') return 'under-way';
    log.info({ lotteryId: `${lotteryId}`, hash: outcome.hash }, 'treasury’s share injected');
    return 'done';
  };
}
