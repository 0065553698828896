import type { Place } from './expected-figures';
import { ExpectedStakes, type Price, usdColumn, worth } from './expected-stakes';
import type { Tables } from './read-tables';

interface VaultEvent {
  readonly eventName: string;
  readonly args: object;
}

const E = 10n ** 18n;
const virtual = 10n ** 12n;

/** The tables of the vault, from what it tells and what the farm pays it. */
export class ExpectedVault {
  private readonly stakes = new ExpectedStakes('vault');
  private readonly held = new Map<string, { shares: bigint; worth: bigint; fees: bigint; deposited: number }>();
  private readonly snapshots: Record<string, Record<string, unknown>> = {};
  private readonly days = new Map<string, { collected: bigint; taken: bigint; left: bigint }>();
  private shares = 0n;
  private assets = 0n;
  private gained = 0n;
  private readonly sums = { collected: 0n, taken: 0n, left: 0n };
  private fees = { performanceFee: 200, callFee: 25, withdrawFee: 10, withdrawFeePeriod: 259_200 };
  private isPulled = false;

  constructor(
    private readonly id: string,
    money: string,
    private readonly price: () => Price,
  ) {
    Object.assign(this.stakes.entry('vault', id).row, { stakedTokenId: money, ...this.lasts(), assetsUSD: '0' });
  }

  /** The vault collects when it takes nothing out of the farm. */
  collects(eventName: string, amount: bigint, paid: bigint): void {
    if (eventName === 'Withdraw' && amount === 0n) this.gained += paid;
  }

  take(place: Place, { eventName, args }: VaultEvent): void {
    const told = args as Record<'amount' | 'shares' | 'callFee' | 'performanceFee', bigint> & { sender?: string };
    if (eventName === 'Pulled' || eventName === 'Restaked') this.isPulled = eventName === 'Pulled';
    if (['FeesSet', 'Pulled', 'Restaked'].includes(eventName)) {
      this.collect(place, 0n);
      this.stakes.move(place, { owner: this.id, moved: {}, count: 0, lasts: this.lasts() });
      this.snapshot(place);
    }
    if (eventName === 'FeesSet') {
      const now = args as Record<keyof typeof this.fees, bigint>;
      this.fees = {
        performanceFee: Number(now.performanceFee),
        callFee: Number(now.callFee),
        withdrawFee: Number(now.withdrawFee),
        withdrawFeePeriod: Number(now.withdrawFeePeriod),
      };
    }
    const account = told.sender?.toLowerCase();
    if (account === undefined) return;
    const held = this.held.get(account) ?? { shares: 0n, worth: 0n, fees: 0n, deposited: 0 };
    this.held.set(account, held);
    this.collect(place, eventName === 'Harvest' ? told.callFee : 0n);
    let fee = 0n;
    if (eventName === 'Deposit') {
      this.assets += told.amount;
      this.shares += told.shares;
      held.shares += told.shares;
      held.deposited = place.time;
    }
    if (eventName === 'Withdraw') {
      const gross = (told.shares * (this.assets + virtual)) / (this.shares + virtual);
      fee = gross - told.amount;
      this.assets -= gross;
      this.shares -= told.shares;
      held.shares -= told.shares;
      held.fees += fee;
      this.sums.left += fee;
      this.day(place).left += fee;
    }
    if (eventName !== 'Harvest') held.worth = (held.shares * (this.assets + virtual)) / (this.shares + virtual);
    this.snapshot(place);
    const price = this.price();
    const amount = eventName === 'Harvest' ? 0n : told.amount;
    const bounty = eventName === 'Harvest' ? told.callFee : 0n;
    const owned = { shares: String(held.shares), worth: String(held.worth) };
    this.stakes.move(place, {
      owner: this.id,
      account,
      moved: { [eventName === 'Withdraw' ? 'withdrawn' : 'deposited']: [amount, price], harvested: [bounty, price] },
      count: 1,
      lasts: this.lasts(),
      held: { ...owned, withdrawFees: String(held.fees), lastDeposited: held.deposited },
      heldDay: owned,
    });
    this.stakes.action(place, {
      vaultId: this.id,
      account,
      kind: eventName.toLowerCase(),
      amount: String(amount),
      amountUSD: usdColumn(worth(amount, price)),
      shares: String(eventName === 'Harvest' ? 0n : told.shares),
      fee: String(fee),
      harvested: String(bounty),
      harvestedUSD: usdColumn(worth(bounty, price)),
    });
  }

  tables(): Tables {
    const columns = ({ collected, taken, left }: typeof this.sums) => ({
      collected: String(collected),
      performanceFees: String(taken),
      withdrawFees: String(left),
    });
    Object.assign(this.stakes.entry('vault', this.id).row, {
      ...columns(this.sums),
      ...this.fees,
      isPulled: this.isPulled,
    });
    const tables = this.stakes.tables();
    const none = { collected: 0n, taken: 0n, left: 0n };
    for (const [id, row] of Object.entries(tables.vaultDayData ?? {})) {
      Object.assign(row, columns(this.days.get(id) ?? none));
    }
    return { ...tables, vaultSnapshot: this.snapshots };
  }

  private snapshot({ block }: Place): void {
    const id = `${this.id}-${block}`;
    const { pricePerShare } = this.lasts();
    this.snapshots[id] = { id, vaultId: this.id, blockNumber: block, pricePerShare };
  }

  /** Two per cent at first of what the farm paid go to the treasury, and a harvest's bounty to its caller. */
  private collect(place: Place, bounty: bigint): void {
    const fee = (this.gained * BigInt(this.fees.performanceFee)) / 10_000n;
    this.assets += this.gained - fee - bounty;
    for (const sums of [this.sums, this.day(place)]) {
      sums.collected += this.gained;
      sums.taken += fee;
    }
    this.gained = 0n;
  }

  private day({ time }: Place) {
    const id = `${this.id}-${Math.floor(time / 86_400)}`;
    const sums = this.days.get(id) ?? { collected: 0n, taken: 0n, left: 0n };
    this.days.set(id, sums);
    return sums;
  }

  private lasts() {
    return {
      shares: String(this.shares),
      assets: String(this.assets),
      assetsUSD: usdColumn(worth(this.assets, this.price())),
      pricePerShare: String((E * (this.assets + virtual)) / (this.shares + virtual)),
      holders: [...this.held.values()].filter(({ shares }) => shares > 0n).length,
    };
  }
}
