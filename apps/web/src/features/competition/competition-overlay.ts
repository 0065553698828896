import { overlay } from '../../blocks/overlay/overlay';

/** What can be done in a dialog of competitions. */
export type CompetitionDialogDetail = 'register' | 'claim' | 'check' | 'card';

/** The one dialog of competitions. */
export const competitionOverlay = overlay<CompetitionDialogDetail>('competition', 'register');
