import { layoutOf } from '../layout';
import { localPlan } from '../local-plan';

/** Lays out the local plan with other settings of one slug; throws where a run with them would not begin. */
export function withSettings(slug: string, told: unknown) {
  return layoutOf({ ...localPlan, settings: { ...localPlan.settings, [slug]: told } });
}
