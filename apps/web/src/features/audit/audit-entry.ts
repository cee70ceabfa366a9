import type { AuditEntry } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';
import { getFieldLabel } from '../../shared/history/readable-change';

/** Formats a code for reading: SURGERY_CASE becomes "Surgery case". */
export function humaniseCode(value: string): string {
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const TONES: Partial<Record<AuditEntry['action'], ToneName>> = {
  CREATE: 'success',
  SIGN: 'success',
  RESTORE: 'success',
  DELETE: 'error',
  SOFT_DELETE: 'error',
  LOGIN_FAILED: 'error',
  IMPERSONATE_START: 'warning',
  IMPERSONATE_STOP: 'warning',
  SEND: 'info',
  UPDATE: 'info',
};

/** Label and tone of the action's chip. */
export function toActionDisplay({ action }: Pick<AuditEntry, 'action'>): { label: string; tone: ToneName } {
  return { label: humaniseCode(action), tone: TONES[action] ?? 'neutral' };
}

/** "Quote Q-2026-000123", or just the entity type if the entry has no label. */
export function recordLabel({ entityType, entityLabel }: AuditEntry): string {
  return entityLabel ? `${humaniseCode(entityType)} ${entityLabel}` : humaniseCode(entityType);
}

export function changedFieldsText({ changes }: AuditEntry): string {
  return changes.map(({ field }) => getFieldLabel(field)).join(', ');
}
