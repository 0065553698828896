import type { Campaign } from '@besc/domain/profile/campaigns';
import type { Message } from '../../blocks/language/message';

/** Title and description of a campaign. */
export interface CampaignText {
  readonly title: Message;
  readonly description: Message;
}

const texts: Readonly<Record<string, CampaignText>> = {
  'early-vault-user': {
    title: { text: 'Early Vault User' },
    description: { text: 'Staked in the auto-compounding MONEY vault in its first days.' },
  },
  'early-bet': {
    title: { text: 'Early Bet' },
    description: { text: 'Bet on the prediction game before round 12,120.' },
  },
  'ticket-buyer': { title: { text: 'Lottery Player' }, description: { text: 'Bought a lottery ticket.' } },
  'ticket-winner': { title: { text: 'Lottery Winner' }, description: { text: 'Won a prize in the lottery.' } },
  'top-ticket-buyer': {
    title: { text: 'Top 100 Ticket Buyer' },
    description: { text: 'Was among the 100 accounts that bought the most lottery tickets.' },
  },
  'first-year-joiner': {
    title: { text: 'First-Year Joiner' },
    description: { text: 'Made a profile in the first year.' },
  },
  'first-swap': { title: { text: 'First Swap' }, description: { text: 'Swapped tokens.' } },
  'first-liquidity': { title: { text: 'First Liquidity' }, description: { text: 'Added liquidity.' } },
  'first-farm-stake': { title: { text: 'First Harvest' }, description: { text: 'Staked in a farm.' } },
  'first-vault-deposit': { title: { text: 'First Deposit' }, description: { text: 'Deposited in the vault.' } },
  'first-vote': { title: { text: 'First Vote' }, description: { text: 'Voted on a proposal.' } },
  'first-nft-sale': { title: { text: 'First Sale' }, description: { text: 'Sold a collectible.' } },
  'first-bet-win': { title: { text: 'First Win' }, description: { text: 'Won a prediction round.' } },
  'auction-winner': { title: { text: 'Auction Winner' }, description: { text: 'Won a farm auction.' } },
  'name-owner': { title: { text: 'Name Owner' }, description: { text: 'Owns a .besc name.' } },
};

const ranks: Readonly<Record<string, Message>> = {
  champion: { text: 'Team champion' },
  'top-10': { text: 'Top 10 of the team' },
  'top-100': { text: 'Top 100 of the team' },
  'top-500': { text: 'Top 500 of the team' },
  participant: { text: 'Participant' },
};
const places: Readonly<Record<string, Message>> = {
  gold: { text: 'Gold' },
  silver: { text: 'Silver' },
  bronze: { text: 'Bronze' },
};

/** What a campaign is called; those of sales and battles are made of their parts. */
export function campaignText({ key }: Campaign): CampaignText {
  const [, sale] = /^sale-(\d+)$/.exec(key) ?? [];
  if (sale !== undefined) {
    return {
      title: { text: 'Sale #%number%', values: { number: sale } },
      description: { text: 'Committed at least 10 USD in an initial farm offering.' },
    };
  }
  const [, battle = '', place = '', rank = ''] = /^battle-(\d+)-(gold|silver|bronze)-(.+)$/.exec(key) ?? [];
  if (battle !== '') {
    return {
      title: {
        text: '%place%: %rank%',
        parts: { place: places[place] ?? { text: place }, rank: ranks[rank] ?? { text: rank } },
      },
      description: { text: 'Team battle #%number%', values: { number: battle } },
    };
  }
  return texts[key] ?? { title: { text: key }, description: { text: '' } };
}
