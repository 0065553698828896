import type { Place } from './expected-figures';
import { ExpectedStakes, type Price, usdColumn, worth } from './expected-stakes';
import type { Tables } from './read-tables';

/** What a pool says of itself. */
export interface PoolTerms {
  readonly stake: string;
  readonly reward: string;
  readonly rate: bigint;
  readonly start: number;
  readonly end: number;
  readonly limit: bigint;
  readonly parts: bigint;
}

interface Pool {
  readonly terms: PoolTerms;
  readonly number: number;
  staked: bigint;
  perShare: bigint;
  rest: bigint;
  last: bigint;
  readonly held: Map<string, { staked: bigint; mark: bigint; owed: bigint }>;
  /** The event before of the same transaction. */
  before: { place: Place; name: string; user: string; unpaid: bigint } | undefined;
}

interface PoolEvent {
  readonly eventName: string;
  readonly args: object;
}

/** The tables of pools: each pool's own arithmetic, written down once more. */
export class ExpectedPools {
  private readonly stakes = new ExpectedStakes('pool');
  private readonly pools = new Map<string, Pool>();

  constructor(
    private readonly factory: string,
    private readonly priceOf: (token: string) => Price,
    private readonly termsOf: (pool: string) => PoolTerms,
  ) {}

  has(address: string): boolean {
    return this.pools.has(address);
  }

  created(place: Place, address: string): void {
    const terms = this.termsOf(address);
    const number = this.pools.size;
    const clock = { staked: 0n, perShare: 0n, rest: 0n, last: BigInt(terms.start) };
    this.pools.set(address, { terms, number, ...clock, held: new Map(), before: undefined });
    const { row } = this.stakes.entry('pool', address);
    Object.assign(row, {
      number,
      stakedTokenId: terms.stake,
      rewardTokenId: terms.reward,
      staked: '0',
      stakedUSD: '0',
      stakers: 0,
      block: place.block,
      timestamp: place.time,
    });
  }

  take(place: Place, { eventName, args }: PoolEvent): void {
    const pool = this.pools.get(place.address);
    if (!pool) throw new Error(`no pool ${place.address}`);
    const { amount = 0n, token = '', user = '' } = args as { amount?: bigint; token?: string; user?: string };
    const account = user.toLowerCase();
    if (eventName === 'RewardsStop') this.advance(pool, place);
    if (eventName === 'AdminTokenRecovery' && token.toLowerCase() === pool.terms.reward) this.advance(pool, place);
    if (eventName === 'RewardOwed') this.owed(place, pool, { account, left: amount });
    if (['Deposit', 'Withdraw', 'EmergencyWithdraw'].includes(eventName)) {
      this.act(place, pool, { eventName, account, amount });
    }
  }

  tables(): Tables {
    for (const [address, { terms, ...pool }] of this.pools) {
      const { row } = this.stakes.entry('pool', address);
      Object.assign(row, {
        rewardPerBlock: String(terms.rate),
        startBlock: String(terms.start),
        bonusEndBlock: String(terms.end),
        poolLimitPerUser: String(terms.limit),
        precision: String(terms.parts),
        accTokenPerShare: String(pool.perShare),
        rest: String(pool.rest),
        lastRewardBlock: String(pool.last),
      });
    }
    const poolFactory = { [this.factory]: { id: this.factory, poolCount: this.pools.size } };
    return { ...this.stakes.tables(), poolFactory };
  }

  private advance(pool: Pool, place: Place): void {
    const { rate, end, parts } = pool.terms;
    const until = BigInt(Math.min(place.block, end));
    if (until <= pool.last) return;
    const total = (until - pool.last) * rate + pool.rest;
    pool.last = until;
    pool.rest = 0n;
    if (pool.staked === 0n) return;
    const growth = (total * parts) / pool.staked;
    pool.perShare += growth;
    // What was shared is rounded up, so that no account can be promised more than there is.
    const shared = growth * pool.staked;
    pool.rest = total - (shared / parts + (shared % parts > 0n ? 1n : 0n));
  }

  private act(
    place: Place,
    pool: Pool,
    { eventName, account, amount }: { eventName: string; account: string; amount: bigint },
  ): void {
    const held = pool.held.get(account) ?? { staked: 0n, mark: 0n, owed: 0n };
    pool.held.set(account, held);
    const isExit = eventName === 'EmergencyWithdraw';
    this.advance(pool, place);
    const earned = (held.staked * (pool.perShare - held.mark)) / pool.terms.parts;
    const told = pool.before?.name === 'RewardOwed' && pool.before.place.transaction === place.transaction;
    const left = eventName === 'Deposit' && told && pool.before?.user === account ? pool.before.unpaid : 0n;
    const paid = isExit ? 0n : earned + held.owed - left;
    if (!isExit) held.owed = left;
    held.mark = pool.perShare;
    const isDeposit = eventName === 'Deposit';
    held.staked += isDeposit ? amount : -amount;
    pool.staked += isDeposit ? amount : -amount;
    const price = this.priceOf(pool.terms.stake);
    this.save(place, pool, {
      account,
      moved: {
        [isDeposit ? 'deposited' : 'withdrawn']: [amount, price],
        harvested: [paid, this.priceOf(pool.terms.reward)],
      },
      count: 1,
    });
    this.stakes.action(place, {
      poolId: place.address,
      account,
      kind: eventName.charAt(0).toLowerCase() + eventName.slice(1),
      amount: String(amount),
      amountUSD: usdColumn(worth(amount, price)),
      harvested: String(paid),
      harvestedUSD: usdColumn(worth(paid, this.priceOf(pool.terms.reward))),
    });
    pool.before = { place, name: eventName, user: account, unpaid: paid };
  }

  /** After a withdrawal it is of that one, which paid so much less; otherwise of the deposit that comes next. */
  private owed(place: Place, pool: Pool, { account, left }: { account: string; left: bigint }): void {
    const { before } = pool;
    const isLate =
      before?.name === 'Withdraw' && before.user === account && before.place.transaction === place.transaction;
    pool.before = { place, name: isLate ? 'late' : 'RewardOwed', user: account, unpaid: left };
    if (!isLate) return;
    const held = pool.held.get(account);
    if (!held) throw new Error(`${account} has never staked`);
    held.owed = left;
    const price = this.priceOf(pool.terms.reward);
    this.save(place, pool, { account, moved: { harvested: [-left, price] }, count: 0 });
    const action = this.stakes.entry('poolAction', `${before.place.transaction}-${before.place.logIndex}`);
    const [all, less] = [worth(before.unpaid, price), worth(-left, price)];
    action.row.harvested = String(before.unpaid - left);
    action.row.harvestedUSD = usdColumn(all === null || less === null ? null : all + less);
  }

  private save(
    place: Place,
    pool: Pool,
    change: { account: string; moved: Parameters<ExpectedStakes['move']>[1]['moved']; count: number },
  ): void {
    const held = pool.held.get(change.account) ?? { staked: 0n, mark: 0n, owed: 0n };
    const staked = String(held.staked);
    this.stakes.move(place, {
      owner: place.address,
      ...change,
      lasts: {
        staked: String(pool.staked),
        stakedUSD: usdColumn(worth(pool.staked, this.priceOf(pool.terms.stake))),
        stakers: [...pool.held.values()].filter((one) => one.staked > 0n).length,
      },
      held: { staked, paidPerShare: String(held.mark), owed: String(held.owed) },
      heldDay: { staked },
    });
  }
}
