import { lotteryAbi as abi } from '@besc/contracts/abi/lottery';
import type { Address } from '@besc/domain/shared/address';
import type { ChainAt, Computed } from '../shared/replay/chain-at';
import { readContractEvents } from '../shared/replay/read-contract-events';

interface Game {
  readonly address: Address;
  readonly fromBlock: bigint;
}

/** What is in a round's pot (wei of MONEY), and its tickets. Throws as `readContractEvents` does. */
export async function computePot(
  chain: ChainAt,
  { round, ...game }: Game & { readonly round: number },
): Promise<Computed> {
  const id = BigInt(round);
  const [of, bought] = [
    await readContractEvents(chain, { ...game, abi, names: ['LotteryOpen', 'LotteryInjection'], indexed: [id] }),
    await readContractEvents(chain, { ...game, abi, names: ['TicketsPurchase'], indexed: [null, id] }),
  ];
  const tickets = bought.reduce((sum, { args }) => sum + args.numberTickets, 0n);
  const paid = bought.reduce((sum, { args }) => sum + args.amount, 0n);
  const pot = of.reduce((sum, { args }) => sum + args.injectedAmount, paid);
  return { values: [pot, tickets], fromBlock: game.fromBlock, events: of.length + bought.length };
}

/** An account's tickets, what they cost and what was claimed for them (wei of MONEY). Throws as `readContractEvents` does. */
export async function computeTickets(
  chain: ChainAt,
  { account, ...game }: Game & { readonly account: Address },
): Promise<Computed> {
  const names = ['TicketsPurchase', 'TicketsClaim'] as const;
  const events = await readContractEvents(chain, { ...game, abi, names, indexed: [account] });
  const bought = events.filter(({ name }) => name === 'TicketsPurchase');
  const claimed = events.filter(({ name }) => name === 'TicketsClaim');
  return {
    values: [
      bought.reduce((sum, { args }) => sum + args.numberTickets, 0n),
      bought.reduce((sum, { args }) => sum + args.amount, 0n),
      claimed.reduce((sum, { args }) => sum + args.amount, 0n),
    ],
    fromBlock: game.fromBlock,
    events: events.length,
  };
}
