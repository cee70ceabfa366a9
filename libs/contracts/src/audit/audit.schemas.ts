import { z } from 'zod';
import { id, instant } from '../core/primitives';
import { RECORD_TYPES } from '../core/record-types';

export const auditEntityType = z.enum([
  ...Object.values(RECORD_TYPES),
  'USER',
  'ORGANISATION',
  'QUOTE',
  'QUOTE_SETTINGS',
  'CASE_CHECKLIST_TEMPLATE',
  'CALENDAR_FEED',
  'PATIENT_SETTINGS',
  'PATIENT_TERMS',
  'REMINDER_SETTINGS',
  'NOTE',
  'NOTE_SETTINGS',
  'LEAD_SETTINGS',
  'LEAD_KEY',
  'ENQUIRY_FORM',
  'SURGERY_CONFIG',
  'SURGERY_CASE',
  'CASE_SETTINGS',
  'DEPOSIT',
  'DEPOSIT_SETTINGS',
  'CALLBACK',
  'CALLBACK_SETTINGS',
  'ASSISTANT_SETTINGS',
  'IMPORT',
  'SUBSCRIPTION',
  'DISCOUNT_RATE',
  'EMAIL_CONFIG',
  'MAIL_TEMPLATE',
  'MAIL_SUPPRESSION',
  'MBS_TABLE',
  'REPORT',
]);
export const auditAction = z.enum([
  'CREATE',
  'UPDATE',
  'DELETE',
  'SOFT_DELETE',
  'RESTORE',
  'VIEW',
  'EXPORT',
  'LOGIN',
  'LOGOUT',
  'PASSWORD_CHANGE',
  'PERMISSION_GRANT',
  'PERMISSION_REVOKE',
  'SIGN',
  'SEND',
  'IMPERSONATE_START',
  'IMPERSONATE_STOP',
  'LOGIN_FAILED',
  'MERGE',
]);
export const auditDataType = z.enum([
  'STRING',
  'NUMBER',
  'BOOLEAN',
  'DATE',
  'ARRAY',
  'OBJECT',
  'FILE',
  'EMAIL',
  'PHONE',
  'CURRENCY',
]);

/** One changed field; values are shown as text, null when there was none. */
export const auditChange = z.object({
  field: z.string(),
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
  dataType: auditDataType,
});

/** What a service tells the audit about one act, written in the transaction of the act itself. */
export const auditRecord = z.object({
  entityType: auditEntityType,
  entityId: id,
  action: auditAction,
  /** How people know the thing (a quote's number, never a patient's name). */
  entityLabel: z.string().nullable(),
  changes: z.array(auditChange),
  reason: z.string().nullable(),
  notes: z.string().nullable(),
  /** The acting person's user id when staff acted. */
  userId: id.nullable(),
  /** Who acted, in words: a member of staff's name, `patient`, or a service. */
  actorName: z.string(),
});

export const auditEntry = auditRecord.extend({
  id,
  actor: z.string(),
  correlationId: z.string(),
  createdAt: instant,
  /** Whether it belongs to a practice that is there to be tried out. */
  isDemonstration: z.boolean(),
});

export type AuditEntityType = z.infer<typeof auditEntityType>;
export type AuditAction = z.infer<typeof auditAction>;
export type AuditDataType = z.infer<typeof auditDataType>;
export type AuditChange = z.infer<typeof auditChange>;
export type AuditRecord = z.infer<typeof auditRecord>;
export type AuditEntry = z.infer<typeof auditEntry>;
