import { firstIssue } from '@besc/wire/shared/first-issue';
import * as z from 'zod/mini';
import { DeployError } from './deploy-error';
import type { LayoutPlan, SlugPlan } from './slug-plan';

/** What the plan says for a slug, by the slug's schema; undefined when it says nothing. Throws a `DeployError` with the field. */
export function slugSettings<Schema extends z.core.$ZodType>(
  plan: LayoutPlan,
  slug: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const told = plan.settings?.[slug];
  if (told === undefined) return undefined;
  const result = z.safeParse(schema, told);
  if (result.success) return result.data;
  const { field, problem } = firstIssue(result.error);
  throw new DeployError('PLAN', `settings.${slug}${field && '.'}${field} ${problem}`);
}

/** Throws a `DeployError` when the plan says something for a slug that is not deployed or takes nothing. */
export function requireKnownSettings({ settings = {} }: LayoutPlan, slugs: readonly SlugPlan[]): void {
  for (const slug of Object.keys(settings)) {
    if (slugs.some((known) => known.slug === slug && known.settings)) continue;
    throw new DeployError('PLAN', `settings.${slug} is for no slug that takes settings`);
  }
}
