import type { ApprovalState } from '@besc/domain/tokens/approval-state';
import type { Writer } from './use-writer';

/** What has to be approved before the main button: nothing where the wallet approves in the same confirmation. */
export function approvalFirst(approval: ApprovalState, { canBatch }: Pick<Writer, 'canBatch'>): ApprovalState {
  return canBatch && approval !== 'unknown' ? 'approved' : approval;
}
