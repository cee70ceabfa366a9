import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { checkConsents, findAuditPosition, verifyChain } from '@quillcare/contracts';
import { findSealFault } from '@quillcare/paper';
import {
  currentContext,
  RpcClient,
  Storage,
  StoredFileDamagedError,
  StoredFileMissingError,
  UnitOfWork,
} from '@quillcare/service-kit';
import { freezeThread } from '../../../quote';
import { normaliseTerms } from '../../../catalogue';
import { ANSWER_NOTE, answerHash } from '../../../patient';
import { certifiedAnswerOf } from '../domain/certified-answer';
import {
  BATCH,
  CASE_DOCUMENTS,
  DOCUMENTS,
  FILES,
  MISSING,
  RESPONSES,
  SCANS,
  UNATTESTED,
  UPLOADED_SCANS,
  type Missing,
  type Stored,
  type StoredBytes,
  type StoredDocument,
  type StoredResponse,
  type StoredUpload,
} from './evidence.sql';
import { StatementChecker } from './statement-checker';
import { UploadChecker } from './upload-checker';

export interface EvidenceFaultFound {
  /** Null for the audit trail, which belongs to no quote, and for contact consents. */
  quoteId: string | null;
  /** Set for a contact consent. */
  clientId?: string;
  place: string;
  fault: string;
  /** Whether the fault is in the stored file itself. */
  isOfFile: boolean;
}

export interface CheckOptions {
  /** Also reads every stored file, which is slow if there are many. */
  withFiles?: boolean;
  /**
   * Audit records arrive with a delay. If set, an answer only minutes old that the trail lacks is not a fault. Used by scheduled
   * checks.
   */
  mayLag?: boolean;
}

/** The number of items checked by kind, and the faults found. */
export interface EvidenceReport {
  documents: number;
  answers: number;
  files: number;
  /** The newest files that do not claim conformance with the accessibility standard. Not a fault of the evidence. */
  unattested: number;
  scans: number;
  caseDocuments: number;
  /** Clients' contact consents, which the crm service checks itself. */
  consents: number;
  /** Patients' later statements about their acceptances, and settlements of disputes. */
  disputes: number;
  /** Number of audit records in the verified hash chain. */
  auditEntries: number;
  /** When the newest external checkpoint attesting the audit trail was signed, as an ISO instant. Null without one. */
  attestedUntil: string | null;
  faults: EvidenceFaultFound[];
}

const NIL_UUID = '00000000-0000-0000-0000-000000000000';
const KINDS: Record<StoredBytes['kind'], string> = {
  QUOTE: 'file of the quote',
  SIGNED: 'signed file',
  SCAN: 'scan of the signed paper',
};

/** Verifies that a practice's evidence is unchanged since it was stored: documents, answers, files and their seals. */
@Injectable()
export class EvidenceChecker {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly storage: Storage,
    private readonly uploads: UploadChecker,
    private readonly statementChecker: StatementChecker,
    private readonly rpc: RpcClient,
  ) {}

  /** Checks all evidence of the current organisation. */
  async check({ withFiles = true, mayLag = false }: CheckOptions = {}): Promise<EvidenceReport> {
    const faults: EvidenceReport['faults'] = [];
    const walk = <T extends Stored>(
      sql: string,
      describe: (row: T) => string,
      check: Check<T>,
      isOfFile = false,
    ) =>
      this.each<T>(sql, async (row) => {
        const place = `${row.quoteNumber}, version ${row.revision}, ${describe(row)}`;
        const { quoteId } = row;
        faults.push(...(await check(row)).map((fault) => ({ quoteId, place, fault, isOfFile })));
      });
    const walkFiles = (sql: string) =>
      walk<StoredBytes>(
        sql,
        ({ kind }) => KINDS[kind],
        (file) => (withFiles ? this.fileFaults(file) : []),
        true,
      );
    const trail = await this.followChain(faults);
    const consents = await this.consents(faults, mayLag);
    const statements = await this.statementChecker.check(mayLag);
    faults.push(...statements.faults.map((fault) => ({ ...fault, isOfFile: false })));
    await walk<Missing>(MISSING, () => 'acceptance', missingFaults);
    await walk<StoredUpload>(
      UPLOADED_SCANS,
      () => KINDS.SCAN,
      (scan) => this.uploads.scanFaults(scan, mayLag),
    );
    const ofCase = ({ id }: StoredUpload) => `document ${id} of the case`;
    if (withFiles)
      await walk<StoredUpload>(CASE_DOCUMENTS, ofCase, (one) => this.uploads.bytesFaults(one), true);
    return {
      ...trail,
      consents,
      disputes: statements.count,
      caseDocuments: await walk<StoredUpload>(CASE_DOCUMENTS, ofCase, (document) =>
        this.uploads.documentFaults(document, mayLag),
      ),
      documents: await walk<StoredDocument>(DOCUMENTS, () => 'document', documentFaults),
      answers: await walk<StoredResponse>(
        RESPONSES,
        () => 'answer',
        (answer) => this.answerFaults(answer, mayLag && answer.isFresh),
      ),
      files: await walkFiles(FILES),
      unattested: await this.unattested(),
      scans: await walkFiles(SCANS),
      faults,
    };
  }

  /** Visits every row in id order, one batch at a time, and returns their number. */
  private async each<T extends Stored>(sql: string, visit: (row: T) => Promise<void>): Promise<number> {
    let count = 0;
    for (let after = NIL_UUID; ;) {
      const rows = await this.uow.run(() => this.uow.query<T>(sql, [this.uow.organisationId, after]));
      for (const row of rows) await visit(row);
      count += rows.length;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return count;
      after = last.id;
    }
  }

  /** Verifies the audit trail itself, because its records of answers prove something only if nobody has altered it. */
  private async followChain(
    faults: EvidenceReport['faults'],
  ): Promise<Pick<EvidenceReport, 'auditEntries' | 'attestedUntil'>> {
    const organisationId = practice();
    const { entries, fault, attested } = await this.rpc.call(verifyChain, { body: { organisationId } });
    const description =
      fault?.kind === 'REWRITTEN'
        ? 'or one after it is not what a checkpoint outside the database attests'
        : 'is not as it was written';
    if (fault)
      faults.push({
        quoteId: null,
        isOfFile: false,
        place: `audit trail, entry ${fault.sequence}`,
        fault: description,
      });
    return { auditEntries: entries, attestedUntil: attested?.until ?? null };
  }

  private async unattested(): Promise<number> {
    const [found] = await this.uow.run(() =>
      this.uow.query<{ count: number }>(UNATTESTED, [this.uow.organisationId]),
    );
    return found?.count ?? 0;
  }

  /** Contact consents are stored in another service, which checks them itself. */
  private async consents(faults: EvidenceReport['faults'], mayLag: boolean): Promise<number> {
    const body = { organisationId: practice(), mayLag };
    const checked = await this.rpc.call(checkConsents, { body });
    faults.push(...checked.faults.map((fault) => ({ quoteId: null, isOfFile: false, ...fault })));
    return checked.consents;
  }

  /** A missing hash is legitimate (the answer predates hashing) only if the audit trail has none either. */
  private async answerFaults(answer: StoredResponse, mayLag: boolean): Promise<string[]> {
    const { row, answerSha256 } = answer;
    const faults = responseFaults(answer);
    if (answerSha256 !== null && answerHash(row) !== answerSha256)
      faults.push('is not the answer that was given');
    if (mayLag) return faults;
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

  private async fileFaults(file: StoredBytes): Promise<string[]> {
    const { kind, key, sha256, sizeBytes } = file;
    const bytes = await this.bytesOf(key);
    if (typeof bytes === 'string') return [bytes];
    if (bytes.length !== sizeBytes || sha256Of(bytes) !== sha256) return ['is not the file that was stored'];
    return kind === 'SIGNED' ? signedFaults(bytes, file) : [];
  }

  private async bytesOf(key: string): Promise<Buffer | string> {
    const parts: Buffer[] = [];
    try {
      for await (const part of this.storage.read(key)) parts.push(part);
    } catch (error) {
      if (error instanceof StoredFileMissingError) return 'is missing in the storage';
      if (error instanceof StoredFileDamagedError) return 'is damaged in the storage';
      throw error;
    }
    return Buffer.concat(parts);
  }
}

const practice = (): string => currentContext().organisationId ?? '';

type Check<T> = (row: T) => string[] | Promise<string[]>;

function documentFaults({ canonicalJson, sha256, termsSha256, terms }: StoredDocument): string[] {
  return [
    ...(sha256Of(canonicalJson) === sha256 ? [] : ['does not have its SHA-256']),
    ...(termsSha256 === null ? [] : termsFaults(termsSha256, terms)),
  ];
}

function termsFaults(sha256: string, terms: StoredDocument['terms']): string[] {
  if (!terms) return ['was sent with terms that are gone'];
  return normaliseTerms(terms).sha256 === sha256
    ? []
    : ['was sent with other terms than those that are kept'];
}

/** For a file older than certified hashes only the seal can be checked. */
function signedFaults(pdf: Buffer, { answerSha256 }: StoredBytes): string[] {
  const seal = findSealFault(pdf);
  const certified = certifiedAnswerOf(pdf);
  const isOther = certified !== null && certified !== answerSha256;
  return [
    ...(seal === null ? [] : [seal]),
    ...(isOther ? ['certifies another answer than the one that is kept'] : []),
  ];
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
  // Answers older than conversations have no thread.
  const isAsFrozen = thread === null || freezeThread(thread).sha256 === threadSha256;
  return isAsFrozen ? faults : [...faults, 'has another conversation than the one that was frozen'];
}

function sha256Of(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
