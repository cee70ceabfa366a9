import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DocumentKind } from '@quillcare/contracts';
import { Storage, StoredFileDamaged, StoredFileMissing, UnitOfWork } from '@quillcare/service-kit';
import { freezeThread, type FrozenMessage } from '../../conversation/domain/thread';
import { sealFault } from '../seal/check-seal';

/** What was checked, how much of it, and what is wrong. */
export interface EvidenceReport {
  documents: number;
  responses: number;
  files: number;
  scans: number;
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
  documentHash: string;
  sentHash: string | null;
  thread: FrozenMessage[] | null;
  threadSha256: string | null;
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
const RESPONSES = `select ${OF_QUOTE}, e.revision, e.document_hash as "documentHash", e.thread,
    e.thread_sha256 as "threadSha256",
    (select d.sha256 from quoting.quote_document d where d.organisation_id = e.organisation_id
        and d.quote_id = e.quote_id and d.revision = e.revision) as "sentHash"
  from ${FROM('patient_response')} ${NEXT}`;
const FILES = `select ${OF_QUOTE}, e.revision, e.kind, e.storage_key as key, e.sha256, e.size_bytes::int as "sizeBytes"
  from ${FROM('quote_file')} and e.state = 'READY' ${NEXT}`;
const SCANS = `select ${OF_QUOTE}, q.revision, 'SCAN' as kind, e.storage_key as key, e.sha256, e.size_bytes as "sizeBytes"
  from ${FROM('signed_scan')} ${NEXT}`;

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
  ) {}

  /** All evidence of the organisation of the context. */
  async check(): Promise<EvidenceReport> {
    const faults: EvidenceReport['faults'] = [];
    const walk = <T extends Stored>(sql: string, what: (row: T) => string, check: Check<T>) =>
      this.each<T>(sql, async (row) => {
        const place = `${row.quoteNumber}, version ${row.revision}, ${what(row)}`;
        faults.push(...(await check(row)).map((fault) => ({ place, fault })));
      });
    return {
      documents: await walk<StoredDocument>(DOCUMENTS, () => 'document', documentFaults),
      responses: await walk<StoredResponse>(RESPONSES, () => 'answer', responseFaults),
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

type Check<T> = (row: T) => string[] | Promise<string[]>;

function documentFaults({ canonicalJson, sha256 }: StoredDocument): string[] {
  return sha256Of(canonicalJson) === sha256 ? [] : ['does not have its SHA-256'];
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
