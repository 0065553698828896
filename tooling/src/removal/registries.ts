import { featureNames } from '../new-feature/feature-names';
import { registrations } from '../new-feature/registrations';

/** Every file that names slugs one by one, which the generator writes into. Paths from the root. */
export const registries: readonly string[] = Object.keys(registrations(featureNames('any')));
