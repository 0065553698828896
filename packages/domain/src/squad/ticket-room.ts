import type { Sale, SaleAccount } from './sale';
import type { SalePhase } from './sale-phase';

/** Tickets that an account can still buy in a phase, over all its purchases. */
export function ticketRoom(
  { sale, account, phase }: { sale: Sale; account: SaleAccount; phase: SalePhase },
  supply: number,
): number {
  if (phase === 'presale') return Math.max(0, account.promised - account.used);
  if (phase !== 'public') return 0;
  const own = sale.maxPerAddress - (account.tickets - account.used);
  return Math.max(0, Math.min(own, supply - sale.distributed));
}
