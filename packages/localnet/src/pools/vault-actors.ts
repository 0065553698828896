import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { vaultDepositCall, vaultHarvestCall, vaultWithdrawCall } from '@besc/sdk/pools/vault-calls';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import type { Act, Actors } from '../history/actor-stretch';
import { aggregatedRead, balanceRead } from '../history/chain-reads';
import { chainRoles } from '../history/chain-roles';
import type { SeededRandom } from '../history/seeded-random';
import { poolTransaction } from './pool-transaction';

/** An account that deposits in the vault by itself, and what it has in wei. */
export interface VaultStaker {
  readonly account: Address;
  shares: bigint;
  wallet: bigint;
  /** Seconds; within three days from then leaving costs a fee. */
  lastDeposited: number;
}

const feeSeconds = 72 * 3600;

/** Who deposits, before anybody has been asked what it has. */
export function vaultStakers(chain: Chain): VaultStaker[] {
  const chosen = chainRoles(chain).traders.filter((_, index) => index % 3 === 1);
  return chosen.map(({ address }) => ({ account: address, shares: 0n, wallet: 0n, lastDeposited: 0 }));
}

/** Those who hold shares of the vault, and one that claims the bounty for compounding it. */
export function vaultActors(options: { chain: Chain; deployment: Deployment; random: SeededRandom }): Actors {
  const { chain, deployment, random } = options;
  const { traders } = chainRoles(chain);
  const vault = addressOf(deployment, 'pools', 'vault');
  const money = addressOf(deployment, 'tokens', 'money');
  const multicall = addressOf(deployment, 'shared', 'multicall');
  const stakers = vaultStakers(chain);
  const act = (word: string, from: Address, call: ContractCall): Act => ({
    word,
    transactions: [poolTransaction(from, call)],
  });
  const leave = (staker: VaultStaker, word: string, hundredths: number) => {
    const shares = (staker.shares * BigInt(hundredths)) / 100n;
    if (shares === 0n) return undefined;
    staker.shares -= shares;
    return act(word, staker.account, vaultWithdrawCall(vault, { kind: 'shares', shares }));
  };
  return {
    async refresh() {
      const reads = stakers.flatMap(({ account }) => [
        { address: vault, abi: moneyVaultAbi, functionName: 'userInfo', args: [account] },
        balanceRead(money, account),
      ]);
      const values = await aggregatedRead(multicall, reads).read(chain.rpc);
      for (const [index, staker] of stakers.entries()) {
        const [shares, lastDeposited] = values[2 * index] as [bigint, bigint];
        staker.shares = shares;
        staker.lastDeposited = Number(lastDeposited);
        staker.wallet = values[2 * index + 1] as bigint;
      }
    },
    act(now) {
      const kind = random.next();
      if (kind < 0.45) return act('bounties', random.pick(traders).address, vaultHarvestCall(vault));
      // Somebody cannot wait, and pays for it.
      const hasty = stakers.filter(({ shares, lastDeposited }) => shares > 0n && now < lastDeposited + feeSeconds);
      if (kind < 0.53 && hasty.length > 0) return leave(random.pick(hasty), 'exits with a fee', 5 + random.below(20));
      const staker = random.pick(stakers);
      if (kind < 0.65 && staker.shares > 0n && now > staker.lastDeposited + feeSeconds) {
        return leave(staker, 'vault exits', 10 + random.below(40));
      }
      const amount = (staker.wallet * BigInt(1 + random.below(3))) / 100n;
      if (amount === 0n) return undefined;
      staker.wallet -= amount;
      staker.lastDeposited = now;
      return act('vault deposits', staker.account, vaultDepositCall(vault, amount));
    },
  };
}
