import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { findAuditPosition, verifyChain, type DocumentKind } from '@quillcare/contracts';
import {
  currentContext,
  RpcClient,
  Storage,
  StoredFileDamaged,
  StoredFileMissing,
  UnitOfWork,
} from '@quillcare/service-kit';
import { freezeThread, type FrozenMessage } from '../../conversation/domain/thread';
import { ANSWER_NOTE, answerHash } from '../domain/answer-hash';
import { sealFault } from '../seal/check-seal';

/** What was checked, how much of it, and what is wrong. */
export interface EvidenceReport {
  documents: number;
  responses: number;
  files: number;
  scans: number;
  /** Entries of the audit trail, whose chain of hashes was followed. */
  auditEntries: number;
  /** When the newest checkpoint outside the database that attests the audit trail was signed, ISO 8601; null without one. */
  attestedUntil: string | null;
  faults: { place: string; fault: string }[];
}

interface Stored {
  id: string;
  quoteNumber: string;
  revision: number;
}
interface StoredDocument extends Stored {
  canonicalJson: string;
  sha256: string;
}
interface StoredResponse extends Stored {
  quoteId: string;
  response: 'accept' | 'reject';
  /** Every column, by its name. */
  row: Record<string, unknown>;
  /** Null in answers from before it was kept. */
  answerSha256: string | null;
  documentHash: string;
  sentHash: string | null;
  thread: FrozenMessage[] | null;
  threadSha256: string | null;
}
interface Missing extends Stored {
  hasAnswer: boolean;
  /** How far the newest signed file is; null if none was asked for. */
  file: 'MAKING' | 'READY' | 'FAILED' | null;
}
interface StoredBytes extends Stored {
  kind: DocumentKind | 'SCAN';
  key: string;
  sha256: string;
  sizeBytes: number;
}

const BATCH = 100;
const FROM = (table: string) => `quoting.${table} e
    join quoting.quote q on q.organisation_id = e.organisation_id and q.id = e.quote_id
   where e.organisation_id = $1 and e.id > $2`;
const NEXT = `order by e.id limit ${BATCH}`;
const OF_QUOTE = 'e.id, q.quote_number as "quoteNumber"';

const DOCUMENTS = `select ${OF_QUOTE}, e.revision, e.canonical_json as "canonicalJson", e.sha256
  from ${FROM('quote_document')} ${NEXT}`;
const RESPONSES = `select ${OF_QUOTE}, q.id as "quoteId", e.revision, e.response, to_jsonb(e) as row,
    e.answer_sha256 as "answerSha256", e.document_hash as "documentHash", e.thread, e.thread_sha256 as "threadSha256",
    (select d.sha256 from quoting.quote_document d where d.organisation_id = e.organisation_id
        and d.quote_id = e.quote_id and d.revision = e.revision) as "sentHash"
  from ${FROM('patient_response')} ${NEXT}`;
const FILES = `select ${OF_QUOTE}, e.revision, e.kind, e.storage_key as key, e.sha256, e.size_bytes::int as "sizeBytes"
  from ${FROM('quote_file')} and e.state = 'READY' ${NEXT}`;
const SCANS = `select ${OF_QUOTE}, q.revision, 'SCAN' as kind, e.storage_key as key, e.sha256, e.size_bytes as "sizeBytes"
  from ${FROM('signed_scan')} ${NEXT}`;

// A file is made within minutes; one that an hour did not bring is missing.
const MISSING = `select e.id, e.quote_number as "quoteNumber", e.revision,
    exists (select 1 from quoting.patient_response r where r.organisation_id = e.organisation_id and r.quote_id = e.id
        and r.response = 'accept') as "hasAnswer",
    (select f.state from quoting.quote_file f where f.organisation_id = e.organisation_id and f.quote_id = e.id
        and f.kind = 'SIGNED' order by f.asked_at desc limit 1) as file
  from quoting.quote e
 where e.organisation_id = $1 and e.id > $2 and e.acceptance is not null
   and not (exists (select 1 from quoting.quote_file f where f.organisation_id = e.organisation_id and f.quote_id = e.id
        and f.kind = 'SIGNED' and (f.state = 'READY' or (f.state = 'MAKING' and f.asked_at > now() - interval '1 hour')))
     and exists (select 1 from quoting.patient_response r where r.organisation_id = e.organisation_id and r.quote_id = e.id
        and r.response = 'accept'))
 order by e.id limit ${BATCH}`;

const FIRST = '00000000-0000-0000-0000-000000000000';
const KINDS: Record<StoredBytes['kind'], string> = {
  QUOTE: 'file of the quote',
  SIGNED: 'signed file',
  SCAN: 'scan of the signed paper',
};

/** Checks again that what a practice keeps as evidence is what was stored: documents, answers, files and their seals. */
@Injectable()
export class EvidenceChecker {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly storage: Storage,
    private readonly rpc: RpcClient,
  ) {}

  /** All evidence of the organisation of the context. */
  async check(): Promise<EvidenceReport> {
    const faults: EvidenceReport['faults'] = [];
    const walk = <T extends Stored>(sql: string, what: (row: T) => string, check: Check<T>) =>
      this.each<T>(sql, async (row) => {
        const place = `${row.quoteNumber}, version ${row.revision}, ${what(row)}`;
        faults.push(...(await check(row)).map((fault) => ({ place, fault })));
      });
    const trail = await this.followChain(faults);
    await walk<Missing>(MISSING, () => 'acceptance', missingFaults);
    return {
      ...trail,
      documents: await walk<StoredDocument>(DOCUMENTS, () => 'document', documentFaults),
      responses: await walk<StoredResponse>(
        RESPONSES,
        () => 'answer',
        (answer) => this.answerFaults(answer),
      ),
      files: await walk<StoredBytes>(
        FILES,
        ({ kind }) => KINDS[kind],
        (file) => this.fileFaults(file),
      ),
      scans: await walk<StoredBytes>(
        SCANS,
        ({ kind }) => KINDS[kind],
        (file) => this.fileFaults(file),
      ),
      faults,
    };
  }

  /** Every row in the order of its id, a batch at a time; resolves with their number. */
  private async each<T extends Stored>(sql: string, visit: (row: T) => Promise<void>): Promise<number> {
    let count = 0;
    for (let after = FIRST; ;) {
      const rows = await this.uow.run(() => this.uow.query<T>(sql, [this.uow.organisationId, after]));
      for (const row of rows) await visit(row);
      count += rows.length;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return count;
      after = last.id;
    }
  }

  /** The audit trail itself: what it says of answers proves something only while nobody changed it. */
  private async followChain(
    faults: EvidenceReport['faults'],
  ): Promise<Pick<EvidenceReport, 'auditEntries' | 'attestedUntil'>> {
    const organisationId = practice();
    const { entries, fault, attested } = await this.rpc.call(verifyChain, { body: { organisationId } });
    const what =
      fault?.kind === 'REWRITTEN'
        ? 'or one after it is not what a checkpoint outside the database attests'
        : 'is not as it was written';
    if (fault) faults.push({ place: `audit trail, entry ${fault.sequence}`, fault: what });
    return { auditEntries: entries, attestedUntil: attested?.until ?? null };
  }

  /** An answer without a hash is from before it was kept only if the audit trail notes none either. */
  private async answerFaults(answer: StoredResponse): Promise<string[]> {
    const { row, answerSha256 } = answer;
    const faults = responseFaults(answer);
    if (answerSha256 !== null && answerHash(row) !== answerSha256)
      faults.push('is not the answer that was given');
    const isNoted = await this.isNoted(answer, answerSha256 ?? ANSWER_NOTE);
    if (isNoted !== (answerSha256 !== null)) faults.push('is not the answer that the audit trail has');
    return faults;
  }

  private async isNoted({ quoteId, response }: StoredResponse, noting: string): Promise<boolean> {
    const action = response === 'accept' ? 'SIGN' : 'UPDATE';
    const body = {
      organisationId: practice(),
      entityType: 'QUOTE',
      entityId: quoteId,
      action,
      noting,
    } as const;
    return (await this.rpc.call(findAuditPosition, { body })).position !== null;
  }

  private async fileFaults({ kind, key, sha256, sizeBytes }: StoredBytes): Promise<string[]> {
    const bytes = await this.bytesOf(key);
    if (typeof bytes === 'string') return [bytes];
    if (bytes.length !== sizeBytes || sha256Of(bytes) !== sha256) return ['is not the file that was stored'];
    const fault = kind === 'SIGNED' ? sealFault(bytes) : null;
    return fault === null ? [] : [fault];
  }

  private async bytesOf(key: string): Promise<Buffer | string> {
    const parts: Buffer[] = [];
    try {
      for await (const part of this.storage.read(key)) parts.push(part);
    } catch (error) {
      if (error instanceof StoredFileMissing) return 'is missing in the storage';
      if (error instanceof StoredFileDamaged) return 'is damaged in the storage';
      throw error;
    }
    return Buffer.concat(parts);
  }
}

const practice = (): string => currentContext().organisationId ?? '';

type Check<T> = (row: T) => string[] | Promise<string[]>;

function documentFaults({ canonicalJson, sha256 }: StoredDocument): string[] {
  return sha256Of(canonicalJson) === sha256 ? [] : ['does not have its SHA-256'];
}

function missingFaults({ hasAnswer, file }: Missing): string[] {
  return [
    ...(hasAnswer ? [] : ['has no answer that was kept']),
    ...(file === 'FAILED' ? ['has no signed document: it could not be made'] : []),
    ...(file === null || file === 'MAKING' ? ['has no signed document'] : []),
  ];
}

function responseFaults({ documentHash, sentHash, thread, threadSha256 }: StoredResponse): string[] {
  const faults = documentHash === sentHash ? [] : ['refers to another document than the one that was sent'];
  // Answers from before there were conversations have none.
  const isAsFrozen = thread === null || freezeThread(thread).sha256 === threadSha256;
  return isAsFrozen ? faults : [...faults, 'has another conversation than the one that was frozen'];
}

function sha256Of(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
