import { farmMasterAbi } from '@besc/contracts/abi/farm-master';
import { moneyTokenAbi } from '@besc/contracts/abi/money-token';
import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { isPaidBy } from '@besc/domain/farms/is-paid-by';
import { replayedVault, type VaultEvent } from '@besc/domain/pools/replayed-vault';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { ChainAt, Computed } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';

const names = ['Deposit', 'Withdraw', 'Harvest', 'FeesSet', 'Pulled', 'Restaked'] as const;

/**
 * What an account put into the vault and took out, how much its shares had grown at its last action, and its bounties (wei of MONEY).
 * From all events of the vault and all that the farm paid it. Throws as `readContractEvents` does.
 */
export async function computeVault(
  chain: ChainAt,
  place: {
    readonly address: Address;
    readonly fromBlock: bigint;
    readonly master: Address;
    readonly money: Address;
    readonly account: Address;
  },
): Promise<Computed> {
  const { address, fromBlock, master, money, account } = place;
  const told = await readContractEvents(chain, { address, fromBlock, abi: moneyVaultAbi, names });
  const paid = { fromBlock, indexed: [address] } as const;
  const minted = await readContractEvents(chain, { ...paid, address: money, abi: moneyTokenAbi, names: ['Emission'] });
  const taken = await readContractEvents(chain, { ...paid, address: master, abi: farmMasterAbi, names: ['Withdraw'] });
  const payments = new Map(minted.map((event) => [`${event.transaction}-${event.logIndex}`, event]));
  const incomes = taken.flatMap((event) => {
    const payment = payments.get(`${event.transaction}-${event.logIndex - 1}`);
    // The vault collects by a withdrawal of nothing; what comes with other events of the farm is shared by no account.
    const isOwn = payment && isPaidBy({ ...event, account: address }, { ...payment, account: address });
    if (!isOwn || event.args.amount > 0n) return [];
    return [{ ...event, event: { kind: 'income', amount: payment.args.amount } as const }];
  });
  const events = [...incomes, ...told.map((one) => ({ ...one, event: vaultEvent(one) }))].toSorted(
    (a, b) => Number(a.block - b.block) || a.logIndex - b.logIndex,
  );
  const own = replayedVault(events.map(({ event }) => event)).get(account);
  const { worth = 0n } = own ?? {};
  const [deposited, withdrawn] = [own?.deposited.amount ?? 0n, own?.withdrawn.amount ?? 0n];
  return {
    values: [deposited, withdrawn, worth + withdrawn - deposited, own?.harvested.amount ?? 0n],
    fromBlock,
    events: told.length + minted.length + taken.length,
  };
}

type Told = Awaited<ReturnType<typeof readContractEvents<typeof moneyVaultAbi, (typeof names)[number]>>>[number];

function vaultEvent({ name, args }: Told): VaultEvent<Address> {
  if (name === 'FeesSet') return { kind: 'fees', performanceFee: args.performanceFee, callFee: args.callFee };
  if (name === 'Pulled' || name === 'Restaked') return { kind: 'moved' };
  const account = checksumAddress(args.sender);
  if (name === 'Harvest') return { kind: 'action', account, action: { kind: 'harvest', bounty: args.callFee } };
  const { amount, shares } = args;
  return { kind: 'action', account, action: { kind: name === 'Deposit' ? 'deposit' : 'withdraw', amount, shares } };
}
