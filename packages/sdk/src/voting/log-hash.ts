import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type LogEntry, logEntryText, messageIdText } from '@besc/domain/voting/vote-log';
import { keccak256, stringToHex } from 'viem';

/** The id of a proposal or vote: of its account and the text that was signed. */
export function messageId(account: Address, text: string): Hex {
  return keccak256(stringToHex(messageIdText({ account, text })));
}

/** The hash of an entry of a proposal's log, which covers the hash of the one before. */
export function logEntryHash(proposal: Hex, entry: Omit<LogEntry, 'hash' | 'message'>): Hex {
  return keccak256(stringToHex(logEntryText(proposal, entry)));
}
