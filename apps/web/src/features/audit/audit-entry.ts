import type { AuditEntry } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';
import { fieldLabel } from '../../shared/history/readable-change';

/** Formats a code for reading: SURGERY_CASE becomes "Surgery case". */
export function readableCode(value: string): string {
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
export function actionLook({ action }: Pick<AuditEntry, 'action'>): { label: string; tone: ToneName } {
  return { label: readableCode(action), tone: TONES[action] ?? 'neutral' };
}

/** "Quote Q-2026-000123", or just the entity type if the entry has no label. */
export function recordOf({ entityType, entityLabel }: AuditEntry): string {
  return entityLabel ? `${readableCode(entityType)} ${entityLabel}` : readableCode(entityType);
}

export function changedFields({ changes }: AuditEntry): string {
  return changes.map(({ field }) => fieldLabel(field)).join(', ');
}
