import type { Currency } from '@besc/domain/shared/token';
import type { Step } from '../steps/action';
import { type Approval, approveStep } from './approve-step';

/** The approval before a step that moves a currency; none for the native coin, and where none is asked for. */
export function approveSteps({
  token,
  allowance,
  ...rest
}: Omit<Approval, 'token' | 'allowance'> & {
  readonly token: Currency;
  readonly allowance: Approval['allowance'] | undefined;
}): readonly Step[] {
  return allowance === undefined || token.kind === 'native' ? [] : [approveStep({ token, allowance, ...rest })];
}
