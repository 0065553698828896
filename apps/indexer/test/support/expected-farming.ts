import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { poolFactoryAbi } from '@besc/contracts/abi/pool-factory';
import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Deployment } from '@besc/wire/settings/deployment';
import { decodeEventLog, type Hex } from 'viem';
import type { Place } from './expected-figures';
import { ExpectedPools, type PoolTerms } from './expected-pools';
import { ExpectedStakes, type Price, usdColumn, worth } from './expected-stakes';
import { ExpectedVault } from './expected-vault';
import type { Tables } from './read-tables';

/** A log with what stands around it. */
export interface PlacedLog {
  readonly place: Place;
  readonly topics: [Hex, ...Hex[]];
  readonly data: Hex;
}

interface Farm {
  readonly token: string;
  points: bigint;
  staked: bigint;
  readonly held: Map<string, bigint>;
}

/** A second, plain implementation of the tables of farms, pools and vault: raw logs in their order in, tables out. */
export class ExpectedFarming {
  private readonly stakes = new ExpectedStakes('farm');
  private readonly farms: Farm[] = [];
  private rate = 9_000_000_000_000_000n;
  private minted: { place: Place; to: string; amount: bigint } | undefined;
  private paid: { amount: bigint; usd: bigint | null } = { amount: 0n, usd: 0n };
  private readonly pools: ExpectedPools;
  private readonly vault: ExpectedVault;
  private readonly at: Record<'master' | 'factory' | 'vault' | 'money', string>;

  constructor(
    deployment: Deployment,
    private readonly priceOf: (token: string) => Price,
    termsOf: (pool: string) => PoolTerms,
  ) {
    this.at = {
      master: addressOf(deployment, 'farms', 'master').toLowerCase(),
      factory: addressOf(deployment, 'pools', 'factory').toLowerCase(),
      vault: addressOf(deployment, 'pools', 'vault').toLowerCase(),
      money: addressOf(deployment, 'tokens', 'money').toLowerCase(),
    };
    this.pools = new ExpectedPools(this.at.factory, priceOf, termsOf);
    this.vault = new ExpectedVault(this.at.vault, this.at.money, () => priceOf(this.at.money));
  }

  /** Whether an address is one whose logs count. */
  counts(address: string): boolean {
    return Object.values(this.at).includes(address) || this.pools.has(address);
  }

  take(log: PlacedLog): void {
    const { address } = log.place;
    if (address === this.at.money) this.mint(log);
    if (address === this.at.master) this.farmEvent(log);
    if (address === this.at.factory) {
      const event = decode(poolFactoryAbi, log);
      if (event?.eventName === 'NewSmartChefContract') this.pools.created(log.place, event.args.pool.toLowerCase());
    }
    if (this.pools.has(address)) {
      const event = decode(stakingPoolAbi, log);
      if (event) this.pools.take(log.place, event);
    }
    if (address === this.at.vault) {
      const event = decode(moneyVaultAbi, log);
      if (event) this.vault.take(log.place, event);
    }
  }

  tables(): Tables {
    const total = this.farms.reduce((sum, { points }) => sum + points, 0n);
    return {
      ...this.stakes.tables(),
      ...this.pools.tables(),
      ...this.vault.tables(),
      farmMaster: {
        [this.at.master]: {
          id: this.at.master,
          moneyPerBlock: String(this.rate),
          totalAllocPoint: String(total),
          farmCount: this.farms.length,
          harvested: String(this.paid.amount),
          harvestedUSD: usdColumn(this.paid.usd),
        },
      },
    };
  }

  /** MONEY moved from the zero address: it was minted. */
  private mint({ place, topics, data }: PlacedLog): void {
    const [, from, to] = topics;
    if (from === undefined || to === undefined || topics.length !== 3 || BigInt(from) !== 0n) return;
    this.minted = { place, to: `0x${to.slice(-40)}`, amount: BigInt(data) };
  }

  /** What was minted for an event: the transfer stands two logs before it, MONEY's own event between. */
  private paidTo(place: Place, user: string): bigint {
    const { minted } = this;
    const isOwn =
      minted?.place.transaction === place.transaction &&
      minted.place.logIndex === place.logIndex - 2 &&
      minted.to === user;
    return isOwn ? minted.amount : 0n;
  }

  private farmEvent(log: PlacedLog): void {
    const event = decode(farmMasterAbi, log);
    const { place } = log;
    switch (event?.eventName) {
      case 'PoolAdd': {
        const { pid, lpToken, allocPoint } = event.args;
        this.farms.push({ token: lpToken.toLowerCase(), points: allocPoint, staked: 0n, held: new Map() });
        const born = { stakedTokenId: lpToken.toLowerCase(), block: place.block, timestamp: place.time };
        this.stakes.entry('farm', String(pid), { pid: Number(pid), ...born });
        this.weigh(place);
        return;
      }
      case 'PoolSet': {
        const farm = this.farms[Number(event.args.pid)];
        if (farm) farm.points = event.args.allocPoint;
        this.weigh(place);
        return;
      }
      case 'EmissionChange':
        this.rate = event.args.moneyPerBlock;
        this.weigh(place);
        return;
      case 'RewardOwed': {
        const { pid, user, amount } = event.args;
        const { row } = this.stakes.entry('farmPosition', `${pid}-${user.toLowerCase()}`);
        row.owed = String(amount);
        return;
      }
      case 'Deposit':
      case 'Withdraw':
      case 'EmergencyWithdraw':
        this.act(place, event);
        return;
      default:
    }
  }

  private act(
    place: Place,
    { eventName, args }: { eventName: string; args: { user: string; pid: bigint; amount: bigint } },
  ): void {
    const farm = this.farms[Number(args.pid)];
    if (!farm) throw new Error(`no farm ${args.pid}`);
    const account = args.user.toLowerCase();
    const isDeposit = eventName === 'Deposit';
    const before = farm.held.get(account) ?? 0n;
    const change = isDeposit ? args.amount : -args.amount;
    farm.held.set(account, before + change);
    farm.staked += change;
    const harvested = this.paidTo(place, account);
    const [price, money] = [this.priceOf(farm.token), this.priceOf(this.at.money)];
    const id = `${args.pid}-${account}`;
    const owner = String(args.pid);
    if (account === this.at.vault && owner === '0') this.vault.collects(eventName, args.amount, harvested);
    const owed =
      harvested > 0n
        ? '0'
        : (this.stakes.entry('farmPosition', id, { farmId: owner, account, timestamp: place.time }).row.owed ?? '0');
    const usd = worth(harvested, money);
    const total = this.paid.usd;
    this.paid = { amount: this.paid.amount + harvested, usd: total === null || usd === null ? null : total + usd };
    const staked = String(before + change);
    this.stakes.move(place, {
      owner,
      account,
      moved: { [isDeposit ? 'deposited' : 'withdrawn']: [args.amount, price], harvested: [harvested, money] },
      count: 1,
      lasts: this.lasts(farm),
      held: { staked, owed },
      heldDay: { staked },
    });
    this.stakes.action(place, {
      farmId: owner,
      account,
      kind: eventName.charAt(0).toLowerCase() + eventName.slice(1),
      amount: String(args.amount),
      amountUSD: usdColumn(worth(args.amount, price)),
      harvested: String(harvested),
      harvestedUSD: usdColumn(usd),
    });
  }

  private weigh(place: Place): void {
    for (const [pid, farm] of this.farms.entries()) {
      this.stakes.move(place, { owner: String(pid), moved: {}, count: 0, lasts: this.lasts(farm) });
    }
  }

  private lasts(farm: Farm) {
    const total = this.farms.reduce((sum, { points }) => sum + points, 0n);
    return {
      allocPoint: String(farm.points),
      moneyPerBlock: String(total === 0n ? 0n : (this.rate * farm.points) / total),
      staked: String(farm.staked),
      stakedUSD: usdColumn(worth(farm.staked, this.priceOf(farm.token))),
      stakers: [...farm.held.values()].filter((amount) => amount > 0n).length,
    };
  }
}

function decode<
  const TAbi extends typeof farmMasterAbi | typeof poolFactoryAbi | typeof stakingPoolAbi | typeof moneyVaultAbi,
>(abi: TAbi, { topics, data }: PlacedLog) {
  try {
    return decodeEventLog({ abi, topics, data });
  } catch {
    return undefined;
  }
}
