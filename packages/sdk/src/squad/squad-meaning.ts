import { squadSaleAbi } from '@besc/contracts/abi/squad-sale';
import { meantContract } from '../shared/writes/call-meaning';

/** A sale of Squad. What tickets cost is known to the contract, and bounded by what it is allowed to take. */
export const squadMeaning = meantContract(
  squadSaleAbi,
  { slug: 'squad', name: 'sale' },
  {
    buyTickets: ['Buy tickets', { count: ['Tickets'] }],
    buyTicketsInPreSaleForGen0: ['Buy tickets of the presale', { count: ['Tickets'] }],
    mint: ['Mint portraits', { ticketIds: ['Tickets'] }],
    endSale: ['End the sale', {}],
    openClaim: ['Draw the portraits', {}],
    openRefunds: ['Open refunds', {}],
    refund: ['Take tickets back', { user: ['Owner'] }],
  },
);
