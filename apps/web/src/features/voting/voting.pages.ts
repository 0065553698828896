import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { CreateProposalScreen } from './create-proposal.screen';
import { ProposalScreen } from './proposal.screen';
import { ProposalsScreen } from './proposals.screen';

export const pages: FeaturePages = {
  pages: [
    { path: '/voting', Page: ProposalsScreen },
    { path: '/voting/proposal/create', Page: CreateProposalScreen },
    { path: '/voting/proposal/:id', Page: ProposalScreen },
  ],
  titles: [
    { prefix: '/voting', name: 'Voting' },
    { prefix: '/voting/proposal', name: 'Proposals' },
    { prefix: '/voting/proposal/create', name: 'Make a Proposal' },
  ],
};
