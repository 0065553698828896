import { erc20Abi } from '@besc/contracts/abi/erc20';
import { pointCenterAbi } from '@besc/contracts/abi/point-center';
import { profileAbi } from '@besc/contracts/abi/profile';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { localPlan } from '@besc/contracts/deploy/local-plan';
import { timelockOperation } from '@besc/contracts/deploy/timelock-operation';
import { campaigns } from '@besc/domain/profile/campaigns';
import type { Address } from '@besc/domain/shared/address';
import { deployIfoCall } from '@besc/sdk/ifo/deploy-ifo-call';
import { ifoAddress } from '@besc/sdk/ifo/ifo-address';
import { contractCall } from '@besc/sdk/shared/writes/contract-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { approveCall } from '@besc/sdk/tokens/token-calls';
import { parseUnits } from 'viem';
import type { HistoryTransaction } from '../history/block-writer';
import { chainClient } from '../history/chain-client';
import { chainRoles } from '../history/chain-roles';
import type { HistoryWorld } from '../history/history-writer';
import { transfer } from '../history/token-transactions';
import { basicCap, type LocalIfo, pointThreshold } from './local-ifos';

/** A sale to be made, between these blocks. */
export interface PlannedIfo {
  readonly sale: LocalIfo;
  readonly round: number;
  readonly startBlock: number;
  readonly endBlock: number;
}

/** What makes sales needs: their tokens, and the timelock that owns their factory. */
export function saleWorld({ chain, deployment }: Pick<HistoryWorld, 'chain' | 'deployment'>) {
  const roles = chainRoles(chain);
  const [owner, operator] = [roles.owner.address, roles.operator.address];
  const timelock = { address: addressOf(deployment, 'governance', 'timelock'), ...localPlan.timelock };
  const factory = addressOf(deployment, 'ifo', 'factory');
  const center = addressOf(deployment, 'profile', 'pointCenter');
  const money = addressOf(deployment, 'tokens', 'money');
  const tokenOf = (symbol: string) => {
    const token = deployment.tokens.find((one) => one.symbol === symbol);
    if (token === undefined) throw new RangeError(`The deployment has no ${symbol}`);
    return token;
  };

  /** What pays for the offers, and the timelock's operations, which the owner schedules and executes. */
  function making(planned: readonly PlannedIfo[]) {
    const fund: HistoryTransaction[] = [];
    const operations = planned.map(({ sale, round, startBlock, endBlock }) => {
      const { address: offered, decimals } = tokenOf(sale.offers);
      const units = (amount: number) => parseUnits(`${amount}`, decimals);
      const wei = (amount: number) => parseUnits(`${amount}`, 18);
      const basic = { offering: units(sale.basic.offering), raising: wei(sale.basic.raising), limit: basicCap };
      const unlimited = {
        offering: units(sale.unlimited.offering),
        raising: wei(sale.unlimited.raising),
        hasTax: true,
      };
      const amount = basic.offering + unlimited.offering;
      fund.push(transfer(operator, offered, { to: timelock.address, amount }));
      const campaign = campaigns.find(({ key }) => key === `sale-${round}`);
      const terms = {
        raised: money,
        offered,
        startBlock: BigInt(startBlock),
        endBlock: BigInt(endBlock),
        minimumRaise: wei(sale.minimum),
        admin: operator,
        basic,
        unlimited,
      };
      const points = contractCall({
        address: center,
        abi: pointCenterAbi,
        functionName: 'addIFOAddress',
        args: [ifoAddress(factory, round), BigInt(campaign?.id ?? 0), BigInt(campaign?.points ?? 0), pointThreshold],
      });
      const calls = [
        approveCall(offered, factory, amount),
        deployIfoCall(factory, terms),
        ...(campaign ? [points] : []),
      ];
      return timelockOperation(timelock, `sale ${round} at ${startBlock}`, calls.map(encodeCall));
    });
    const send = (call: 'schedule' | 'execute') =>
      operations.map((operation): HistoryTransaction => ({ from: owner, ...operation[call], gas: 8_000_000n }));
    return { fund, schedule: send('schedule'), execute: send('execute') };
  }

  /** Of all accounts but the first and the market's own those with an active profile. */
  async function participants(): Promise<readonly Address[]> {
    const accounts = [...roles.people.slice(1), ...roles.traders].map(({ address }) => address);
    const at = { address: addressOf(deployment, 'profile', 'profile'), abi: profileAbi } as const;
    const active = await Promise.all(
      accounts.map((account) =>
        chainClient(chain).readContract({ ...at, functionName: 'getUserStatus', args: [account] }),
      ),
    );
    return accounts.filter((_, index) => active[index]);
  }

  const moneyOf = (account: Address) =>
    chainClient(chain).readContract({ address: money, abi: erc20Abi, functionName: 'balanceOf', args: [account] });

  return { factory, money, operator, roles, making, participants, moneyOf };
}
