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

/** One changed field. Values are formatted as text; null means there was none. */
export const auditChange = z.object({
  field: z.string(),
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
  dataType: auditDataType,
});

/** What a service reports to the audit about one act, written in the same transaction as the act itself. */
export const auditRecord = z.object({
  entityType: auditEntityType,
  entityId: id,
  action: auditAction,
  /** A human-readable name for the record, such as a quote's number; never a patient's name. */
  entityLabel: z.string().nullable(),
  changes: z.array(auditChange),
  reason: z.string().nullable(),
  notes: z.string().nullable(),
  /** User id of the staff member who acted. Null if it was not staff. */
  userId: id.nullable(),
  /** Display name of the actor: a staff member's name, `patient`, or a service. */
  actorName: z.string(),
});

export const auditEntry = auditRecord.extend({
  id,
  actor: z.string(),
  correlationId: z.string(),
  createdAt: instant,
  /** Whether the organisation is a demonstration practice. */
  isDemonstration: z.boolean(),
});

export type AuditEntityType = z.infer<typeof auditEntityType>;
export type AuditAction = z.infer<typeof auditAction>;
export type AuditDataType = z.infer<typeof auditDataType>;
export type AuditChange = z.infer<typeof auditChange>;
export type AuditRecord = z.infer<typeof auditRecord>;
export type AuditEntry = z.infer<typeof auditEntry>;
