import { z } from 'zod';
import { event } from '../core/event';
import { everyPractice, job } from '../core/job';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant } from '../core/primitives';

/** Maximum number of faults listed individually; the rest are only counted. */
export const EVIDENCE_FAULTS_SHOWN = 200;

const administrators = { roles: ADMINS } as const;
const count = z.number().int();

/** A piece of evidence that is missing or differs from what was stored. */
export const evidenceFault = z.object({
  id,
  /** Null for faults in the audit trail or a contact consent. */
  quoteId: id.nullable(),
  /** For a contact consent: the client it belongs to. */
  clientId: id.nullable().default(null),
  /** Which piece of evidence, such as "Q-0012, version 1, answer". */
  place: z.string(),
  /** What is wrong with it, such as "is not the answer that was given". */
  fault: z.string(),
  /** When a check first found it. */
  foundAt: instant,
});
export type EvidenceFault = z.infer<typeof evidenceFault>;

export const evidenceCheck = z.object({
  /** Whether a check has been requested and has not finished. */
  isRunning: z.boolean(),
  /** When the last check finished. Null before the first. */
  checkedAt: instant.nullable(),
  /** When the stored files were last included in a check. */
  filesCheckedAt: instant.nullable(),
  counts: z.object({
    documents: count,
    answers: count,
    files: count,
    scans: count,
    auditEntries: count,
    caseDocuments: count,
    consents: count,
    disputes: count,
    /** Number of files without a PDF/UA conformance statement. */
    unattested: count,
  }),
  /** When the newest signed checkpoint outside the database attested the audit trail. Null if there is none. */
  attestedUntil: instant.nullable(),
  faultCount: count,
  /** Oldest first. */
  faults: z.array(evidenceFault).max(EVIDENCE_FAULTS_SHOWN),
});
export type EvidenceCheck = z.infer<typeof evidenceCheck>;

export const getEvidenceCheck = query({
  name: 'quoting.getEvidenceCheck',
  summary: 'Get the result of the latest evidence check: its time, the amount checked and any problems',
  http: { method: 'GET', path: '/evidence' },
  permission: administrators,
  result: evidenceCheck,
  provides: ['Evidence'],
});

export const startEvidenceCheck = command({
  name: 'quoting.startEvidenceCheck',
  summary: 'Start checking all evidence now: documents, answers, files, their seals and the audit trail',
  http: { method: 'POST', path: '/evidence/check', status: 202 },
  permission: administrators,
  whileReadOnly: true,
  result: evidenceCheck,
  rateLimit: { max: 6, windowSeconds: 3_600 },
  invalidates: ['Evidence'],
});

export const EvidenceChecked = event({
  service: 'quoting',
  name: 'EvidenceChecked',
  data: z.object({ faultCount: count }),
  live: { needs: null, tags: () => [{ type: 'Evidence' as const }, { type: 'Quote' as const }] },
});

/** Starts the nightly check of each practice's evidence, and of whether the dates of its cases are still allowed. */
export const turnToEvidence = everyPractice({
  service: 'quoting',
  name: 'turnToEvidence',
  at: '03:00',
  lateHours: 20,
});

/** Compares everything with what was stored. With `withFiles`, the contents of stored files as well. */
export const checkEvidence = job({
  service: 'quoting',
  name: 'checkEvidence',
  data: z.object({ organisationId: id, withFiles: z.boolean() }),
  isLowPriority: true,
});
