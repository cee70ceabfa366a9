import { z } from 'zod';
import { event } from '../core/event';
import { everyPractice, job } from '../core/job';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant } from '../core/primitives';

/** Most faults that are told one by one; the others are counted. */
export const EVIDENCE_FAULTS_SHOWN = 200;

const administrators = { roles: ADMINS } as const;
const count = z.number().int();

/** Something of the evidence that is missing or is not what was stored. */
export const evidenceFault = z.object({
  id,
  /** Null for the audit trail itself. */
  quoteId: id.nullable(),
  /** Of a contact consent: whose it is. */
  clientId: id.nullable().default(null),
  /** What it is, such as "Q-0012, version 1, answer". */
  place: z.string(),
  /** What is wrong with it, such as "is not the answer that was given". */
  fault: z.string(),
  /** When a check first found it. */
  foundAt: instant,
});
export type EvidenceFault = z.infer<typeof evidenceFault>;

/** The last check of what a practice keeps as evidence. */
export const evidenceCheck = z.object({
  /** Whether a check was asked for and has not ended. */
  isRunning: z.boolean(),
  /** When the last one ended; null before the first. */
  checkedAt: instant.nullable(),
  /** When the files in the storage were last read, too. */
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
    /** Of the files: those that do not attest that they keep to PDF/UA. */
    unattested: count,
  }),
  /** When the newest signed checkpoint outside the database attested the audit trail; null without one. */
  attestedUntil: instant.nullable(),
  faultCount: count,
  /** The oldest first. */
  faults: z.array(evidenceFault).max(EVIDENCE_FAULTS_SHOWN),
});
export type EvidenceCheck = z.infer<typeof evidenceCheck>;

export const getEvidenceCheck = query({
  name: 'quoting.getEvidenceCheck',
  summary: 'When the evidence was last checked, how much there is, and what is wrong with it',
  http: { method: 'GET', path: '/evidence' },
  permission: administrators,
  result: evidenceCheck,
  provides: ['Evidence'],
});

export const startEvidenceCheck = command({
  name: 'quoting.startEvidenceCheck',
  summary: 'Check all evidence now: documents, answers, files, their seals and the audit trail',
  http: { method: 'POST', path: '/evidence/check', status: 202 },
  permission: administrators,
  whileReadOnly: true,
  result: evidenceCheck,
  rateLimit: { max: 6, windowSeconds: 3_600 },
  invalidates: ['Evidence'],
});

/** A check of the evidence has ended. */
export const EvidenceChecked = event({
  service: 'quoting',
  name: 'EvidenceChecked',
  data: z.object({ faultCount: count }),
  live: { needs: null, tags: () => [{ type: 'Evidence' as const }, { type: 'Quote' as const }] },
});

/** Each practice's evidence is checked at night, and whether the dates of its cases are still allowed. */
export const turnToEvidence = everyPractice({
  service: 'quoting',
  name: 'turnToEvidence',
  at: '03:00',
  lateHours: 20,
});

/** Compares everything with what was stored; `withFiles`: also the bytes in the storage. */
export const checkEvidence = job({
  service: 'quoting',
  name: 'checkEvidence',
  data: z.object({ organisationId: id, withFiles: z.boolean() }),
  isLowPriority: true,
});
