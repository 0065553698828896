import type { Feature } from '../../blocks/feature/feature';
import { hasProfiles, profileContract } from './has-profiles';

/** Picture, team and name of an account, and the medals it has earned. */
export const profileFeature: Feature = {
  slug: 'profile',
  order: 90,
  at: ['profile', 'create-profile', 'teams'],
  pages: async () => (await import('./profile.pages')).profilePages,
  accountLinks: [{ label: 'Your profile', path: '/profile/:account' }],
  accountTab: {
    label: 'Achievements',
    name: 'achievements',
    isDeployed: hasProfiles,
  },
  faces: {
    load: async () => (await import('./account-faces')).accountFaces,
    keeper: profileContract,
  },
  navigation: [{ group: 'Info', label: 'Teams', path: '/teams', order: 40 }],
};
