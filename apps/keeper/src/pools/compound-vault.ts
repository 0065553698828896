import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Hex } from '@besc/domain/shared/hex';
import { vaultHarvestCall } from '@besc/sdk/pools/vault-calls';
import { formatEther, parseEventLogs } from 'viem';
import type { KeeperContext } from '../shared/keeper-task';
import { tryCall } from '../shared/try-call';
import { type CompoundPlan, compoundPlan } from './compound-plan';
import type { PoolsConfig } from './pools-config';
import { readVault } from './read-vault';

/** What a round did; amounts in wei. */
export interface CompoundReport {
  /** `own-transaction`: an earlier one of this key is not mined yet. */
  readonly waiting: CompoundPlan['waiting'] | 'own-transaction';
  /** What it brought the caller, where it was compounded. */
  readonly compounded: { readonly hash: Hex; readonly bounty: bigint; readonly performanceFee: bigint } | undefined;
}

/** More gas than any harvest needs. */
const gasLimit = 500_000n;
/** What a harvest costs before one could be tried; the measured one is in the gas table of the contracts. */
const usualGas = 130_000n;

/**
 * Compounding of the vault, round by round. A round reads the chain again, so one that was lost half way, a second run and
 * other keepers cost at most the gas of one call: what was collected a moment ago brings no bounty and is not sent for.
 */
export function vaultCompounder(
  options: Omit<KeeperContext, 'registry' | 'priceTimes'> & { readonly config: PoolsConfig },
) {
  const { chain, config, sender, log } = options;
  const { deployment, gasPrice } = chain;
  const harvest = vaultHarvestCall(addressOf(deployment, 'pools', 'vault'));

  return async function round(): Promise<CompoundReport> {
    if (!(await sender.isFree())) {
      log.warn('an earlier transaction is still pending; nothing is sent');
      return { waiting: 'own-transaction', compounded: undefined };
    }
    const reading = await readVault(chain);
    // What a call costs is asked of the chain only when it would pay at the usual gas.
    const planFor = (gas: bigint) => compoundPlan(reading, { gasCost: gas * gasPrice, coverBps: config.coverBps });
    const wouldPay = planFor(usualGas).waiting === undefined;
    const tried = wouldPay ? await tryCall(chain, harvest, { most: gasLimit }) : undefined;
    if (tried?.kind === 'refused') throw new Error(`the harvest is refused: ${tried.reason}`);
    const gas = tried?.estimate ?? usualGas;
    const plan = planFor(gas);
    const figures = {
      bounty: formatEther(reading.bounty),
      bountyWorth: plan.bountyWorth === undefined ? null : formatEther(plan.bountyWorth),
      gasCost: formatEther(gas * gasPrice),
    };
    if (tried === undefined || plan.waiting !== undefined) {
      log.debug({ ...figures, reason: plan.waiting }, 'vault waits');
      return { waiting: plan.waiting, compounded: undefined };
    }
    const onSent = (hash: Hex) => log.info({ ...figures, hash }, 'transaction sent');
    const receipt = await sender.send(tried.transaction, onSent);
    const hash = receipt.transactionHash;
    if (receipt.status !== 'success') throw new Error(`transaction ${hash} was reverted`);
    const [harvested] = parseEventLogs({ abi: moneyVaultAbi, eventName: 'Harvest', logs: receipt.logs });
    const { callFee: bounty = 0n, performanceFee = 0n } = harvested?.args ?? {};
    log.info({ hash, bounty: formatEther(bounty), performanceFee: formatEther(performanceFee) }, 'vault compounded');
    return { waiting: undefined, compounded: { hash, bounty, performanceFee } };
  };
}
