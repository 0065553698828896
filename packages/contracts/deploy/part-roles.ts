import { DeployError } from './deploy-error';
import type { LayoutPlan } from './slug-plan';

/** Who plays which part in what a slug deploys: whom the plan names for it, and for the rest the roles of all. */
export function rolesOf({ roles, partRoles = {} }: LayoutPlan, slug: string): LayoutPlan['roles'] {
  return { ...roles, ...partRoles[slug] };
}

/** Throws a `DeployError` when the plan names accounts for a slug that deploys nothing. */
export function requireKnownParts({ partRoles = {} }: LayoutPlan, isDeployed: (slug: string) => boolean): void {
  const unknown = Object.keys(partRoles).find((slug) => !isDeployed(slug));
  if (unknown !== undefined) throw new DeployError('PLAN', `partRoles.${unknown} is for no part that is deployed`);
}
