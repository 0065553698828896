import type { ApprovalState } from '@besc/domain/tokens/approval-state';
import type { Writer } from './use-writer';

/**
 * What has to be approved before the main button: nothing where the wallet approves in the same confirmation. An approval that
 * is on its way is waited for there, too, so that none is asked for twice (APPR-07).
 */
export function approvalFirst(approval: ApprovalState, { canBatch }: Pick<Writer, 'canBatch'>): ApprovalState {
  return canBatch && approval === 'not-approved' ? 'approved' : approval;
}
