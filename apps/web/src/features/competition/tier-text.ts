import type { Tier } from '@besc/domain/competition/tiers';
import type { Message } from '../../blocks/language/message';

/** What a tier is called, and which ranks of a team it has. */
export const tierTexts: Readonly<Record<Tier, { readonly name: Message; readonly ranks: Message }>> = {
  gold: { name: { text: 'Gold' }, ranks: { text: 'Rank %rank%', values: { rank: '1' } } },
  silver: { name: { text: 'Silver' }, ranks: { text: 'Ranks %ranks%', values: { ranks: '2–10' } } },
  bronze: { name: { text: 'Bronze' }, ranks: { text: 'Ranks %ranks%', values: { ranks: '11–100' } } },
  purple: { name: { text: 'Purple' }, ranks: { text: 'Ranks %ranks%', values: { ranks: '101–500' } } },
  teal: { name: { text: 'Teal' }, ranks: { text: 'All others who traded' } },
};
