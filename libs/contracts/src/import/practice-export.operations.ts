import { passwordProblems } from '@quillcare/rules';
import { z } from 'zod';
import { event } from '../core/event';
import { filePage } from '../core/file';
import { job } from '../core/job';
import { listOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, idParams, instant, rawText } from '../core/primitives';
import { toPerson, toRoles } from '../core/recipients';
import { backgroundFields, backgroundStatus } from './background.schemas';

/**
 * Administrators only, because the archive contains every patient and data that only some of the staff may see. Super admins can
 * export only their own practice.
 */
const permission = { roles: ADMINS } as const;

/** Same strength as an account password. Kept encrypted until the archive is written, then erased. */
const archivePassword = rawText(200).superRefine((password, context) => {
  for (const message of passwordProblems(password)) context.addIssue({ code: 'custom', message });
});

/** Export of the whole practice as one encrypted archive. */
export const practiceExport = z.object({
  ...backgroundFields,
  fileName: z.string(),
  startedByName: z.string().nullable(),
  tablesDone: z.number().int(),
  tablesTotal: z.number().int(),
  records: z.number().int(),
  documents: z.number().int(),
  sizeBytes: z.number().int(),
  expiresAt: instant.nullable(),
  problem: z.string().nullable(),
});
export type PracticeExport = z.infer<typeof practiceExport>;

export const startPracticeExport = command({
  name: 'import.startPracticeExport',
  summary: "Start exporting all of the practice's data to a password-encrypted archive",
  http: { method: 'POST', path: '/exports', status: 202 },
  permission,
  whileReadOnly: true,
  body: z.strictObject({ kind: z.literal('PRACTICE'), password: archivePassword }),
  result: practiceExport,
  deadlineMs: 30_000,
  stepUp: true,
  invalidates: ['Export'],
});

export const listPracticeExports = query({
  name: 'import.listPracticeExports',
  summary: "List the practice's archives of the last day, newest first",
  http: { method: 'GET', path: '/exports' },
  permission,
  query: listQuery(['createdAt'], { status: backgroundStatus.optional() }),
  result: listOf(practiceExport),
  provides: ['Export'],
});

export const getPracticeExport = query({
  name: 'import.getPracticeExport',
  summary: "Get one of the practice's archives",
  http: { method: 'GET', path: '/exports/:id' },
  permission,
  params: idParams,
  result: practiceExport,
  errors: ['NOT_FOUND'],
  provides: ['Export'],
});

export const cancelPracticeExport = command({
  name: 'import.cancelPracticeExport',
  summary: 'Cancel an archive in progress, or delete a finished one',
  http: { method: 'POST', path: '/exports/:id/cancel', status: 200 },
  permission,
  whileReadOnly: true,
  params: idParams,
  result: practiceExport,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  invalidates: ['Export'],
});

export const downloadPracticeExport = command({
  name: 'import.downloadPracticeExport',
  summary: 'Download the archive; every download is recorded in the audit trail',
  http: { method: 'POST', path: '/exports/:id/file', status: 200, encoding: 'file' },
  permission,
  whileReadOnly: true,
  params: idParams,
  query: z.strictObject({ cursor: z.string().max(30).optional() }),
  result: filePage,
  errors: ['NOT_FOUND', 'DOCUMENT_NOT_READY'],
  deadlineMs: 30_000,
  stepUp: true,
});

const ofPerson = { exportId: id, userId: id };
const tags = ({ exportId }: { exportId: string }) => [{ type: 'Export' as const, id: exportId }];

export const PracticeExportProgressed = event({
  service: 'import',
  name: 'PracticeExportProgressed',
  data: z.object(ofPerson),
  live: { audience: () => ({ to: toRoles(...ADMINS), needs: null }), tags },
});

/** The person who requested it is notified, unless it was cancelled. */
export const PracticeExportFinished = event({
  service: 'import',
  name: 'PracticeExportFinished',
  data: z.object({ ...ofPerson, status: backgroundStatus, records: z.number().int() }),
  live: {
    audience: ({ userId }: { userId: string }) => ({ to: toPerson(userId), needs: null }),
    tags,
  },
});

export const runPracticeExport = job({
  service: 'import',
  name: 'runPracticeExport',
  data: z.object({ organisationId: id, exportId: id }),
  isLowPriority: true,
});
