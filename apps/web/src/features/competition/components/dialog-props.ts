import type { CompetitionPlace } from '../competition-place';
import type { CompetitionView } from '../use-competitions';

/** What a dialog of a competition is about. */
export interface DialogProps {
  readonly place: CompetitionPlace;
  readonly view: CompetitionView;
  readonly onClose: () => void;
}
