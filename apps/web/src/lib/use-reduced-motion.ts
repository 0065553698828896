import { useMedia } from './use-media';

/** Whether the person asked for less motion; scripts that scroll do not obey the style sheet's rule. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
