import { useRouter } from '@tanstack/react-router';
import type { Feature } from './feature';

/** Every feature of the app, for screens that show something of each; the app's router knows them. */
export function useFeatures(): readonly Feature[] {
  const context: { readonly features?: readonly Feature[] } = useRouter().options.context ?? {};
  return context.features ?? [];
}
