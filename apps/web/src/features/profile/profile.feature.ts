import type { Feature } from '../../blocks/feature/feature';
import { profileContract } from './profile-contract';

/** Picture, team and name of an account, and the medals it has earned. */
export const profileFeature: Feature = {
  slug: 'profile',
  order: 90,
  at: ['profile', 'create-profile', 'teams'],
  pages: async () => (await import('./profile.pages')).pages,
  accountLinks: [{ label: 'Your profile', path: '/profile/:account' }],
  accountTab: { label: 'Achievements', contract: profileContract },
  faces: {
    load: async () => (await import('./account-faces')).accountFaces,
    keeper: profileContract,
  },
  navigation: [{ group: 'Info', label: 'Teams', path: '/teams', order: 40 }],
};
