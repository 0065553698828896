import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { AccountProfile } from './components/account-profile';
import { CreateProfileScreen } from './create-profile.screen';
import { pictureOwner } from './picture-owner';
import { ProfileScreen } from './profile.screen';
import { TeamScreen } from './team.screen';
import { TeamsScreen } from './teams.screen';

export const pages: FeaturePages = {
  pages: [
    { path: '/profile', Page: ProfileScreen },
    { path: '/create-profile', Page: CreateProfileScreen },
    { path: '/teams', Page: TeamsScreen },
    { path: '/teams/:id', Page: TeamScreen },
  ],
  // An account's page is the one in the market, where all that is told of it stands.
  redirects: [
    {
      path: '/profile/:account',
      target: ({ account = '' }) => ({ path: `/nfts/profile/${encodeURIComponent(account)}` }),
    },
  ],
  titles: [
    { prefix: '/profile', name: 'Profile' },
    { prefix: '/create-profile', name: 'Profile' },
    { prefix: '/teams', name: 'Leaderboard' },
  ],
  AccountPart: AccountProfile,
  findPictureOwner: pictureOwner,
  history: async () => (await import('./profile.history')).pointHistory,
};
