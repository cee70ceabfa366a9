import { z } from 'zod';
import { id, instant } from '../core/primitives';

export const auditEntityType = z.enum([
  'CLIENT',
  'DOCTOR',
  'HOSPITAL',
  'SURGERY',
  'USER',
  'ORGANISATION',
  'PRICING_RULE',
  'QUOTE',
  'LEAD',
  'SITE',
  'SURGERY_CASE',
  'CALLBACK',
  'IMPORT',
  'ANNOUNCEMENT',
  'SUBSCRIPTION',
  'DISCOUNT_RATE',
  'EMAIL_CONFIG',
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

/** One changed field; values are texts, null if there was none. */
export const auditChange = z.object({
  field: z.string(),
  oldValue: z.string().nullable(),
  newValue: z.string().nullable(),
  dataType: auditDataType,
});

/** A service's audit record of one act, written in the same transaction. */
export const auditRecord = z.object({
  entityType: auditEntityType,
  entityId: id,
  action: auditAction,
  /** A readable name of the record, such as a quote's number; never a patient's name. */
  entityLabel: z.string().nullable(),
  changes: z.array(auditChange),
  reason: z.string().nullable(),
  notes: z.string().nullable(),
  /** The user id if staff acted, otherwise null. */
  userId: id.nullable(),
  /** The name of the member of staff, `patient`, or the service that acted. */
  actorName: z.string(),
});

export const auditEntry = auditRecord.extend({
  id,
  actor: z.string(),
  correlationId: z.string(),
  createdAt: instant,
});

export type AuditEntityType = z.infer<typeof auditEntityType>;
export type AuditAction = z.infer<typeof auditAction>;
export type AuditDataType = z.infer<typeof auditDataType>;
export type AuditChange = z.infer<typeof auditChange>;
export type AuditRecord = z.infer<typeof auditRecord>;
export type AuditEntry = z.infer<typeof auditEntry>;
