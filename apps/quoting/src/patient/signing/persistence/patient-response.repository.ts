import type { PatientInfo } from '@quillcare/contracts';
import { UnitOfWork, currentContext, newId } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { answerHash } from '../domain/answer-hash';
import {
  type DocumentVariant,
  QuoteMessageRepository,
  recordedConsent,
  type StoredDocument,
  withVariant,
} from '../../../quote';
import type { Acceptance } from '../domain/acceptance';

/** A rejection with the document it refers to and how the patient was identified. */
export interface Rejection extends Pick<Acceptance, 'mode' | 'identifiedBy'> {
  quoteId: string;
  linkId: string;
  respondedAt: Date;
  patientInfo: PatientInfo;
  reason: string;
  document: StoredDocument;
}

type Columns = Record<string, unknown>;

/** An answer ready to be stored, with the hash over its whole content. */
export interface HashedAnswer {
  sha256: string;
  row: Columns;
}

// A rejection has no signatory and no choices. The table's default values are set explicitly because the hash covers them.
const PATIENT_ONLY_COLUMNS = {
  signatory: { role: 'PATIENT', name: '', relationship: '', authority: '' },
  option_ids: [],
  check_answers: [],
};

const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'patient_info',
  'identified_by',
  'signatory',
  'second_signature',
  'option_ids',
  'check_answers',
  'thread',
]);

/** Patients' final answers. Append-only: the database rejects changes. */
@Injectable()
export class PatientResponseRepository {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly messages: QuoteMessageRepository,
  ) {}

  buildRejection({ document, ...given }: Rejection): Promise<HashedAnswer> {
    return this.hashed(document, {
      quote_id: given.quoteId,
      link_id: given.linkId,
      response: 'reject',
      responded_at: given.respondedAt,
      patient_info: given.patientInfo,
      rejection_reason: given.reason,
      mode: given.mode,
      identified_by: given.identifiedBy,
      ...PATIENT_ONLY_COLUMNS,
    });
  }

  /** `variant` holds the chosen options. Null if the document offers no choice. */
  buildAcceptance(
    acceptance: Acceptance,
    document: StoredDocument,
    variant: DocumentVariant | null,
  ): Promise<HashedAnswer> {
    const { signature, secondSignature, helper, record } = acceptance;
    return this.hashed(document, {
      quote_id: acceptance.quoteId,
      link_id: acceptance.linkId,
      response: 'accept',
      responded_at: acceptance.acceptedAt,
      patient_info: acceptance.patientInfo,
      signature_method: signature?.method ?? null,
      signature_data: signature?.data ?? null,
      mode: acceptance.mode,
      assurance: acceptance.assurance,
      identified_by: acceptance.identifiedBy,
      signatory: acceptance.signatory,
      second_signature: secondSignature,
      option_ids: acceptance.optionIds,
      total_minor: withVariant(document.content, variant).totals.totalMinor,
      check_answers: acceptance.checkAnswers,
      recorded_by: helper?.userId ?? null,
      recorded_by_name: helper?.name ?? null,
      recorded_at: record?.at ?? null,
      notes: record?.notes ?? null,
      scan_id: record?.scanId ?? null,
      // Acceptances by telephone or on paper contain no consent to sign electronically.
      ...(record ? { consent_wording: recordedConsent(acceptance.mode, helper?.name ?? '') } : {}),
    });
  }

  /** Stores an answer, in the transaction that audits its hash. */
  async add({ row, sha256 }: HashedAnswer): Promise<void> {
    const columns: [string, unknown][] = [...Object.entries(row), ['answer_sha256', sha256]];
    const places = columns.map((_column, at) => `$${at + 1}`);
    await this.uow.query(
      `insert into quoting.patient_response (${columns.map(([name]) => name).join(', ')}) values (${places.join(', ')})`,
      columns.map(([name, value]) =>
        JSON_COLUMNS.has(name) && value !== null ? JSON.stringify(value) : value,
      ),
    );
  }

  /** The answer with the IP address and user agent the server saw, and the current conversation. */
  private async hashed({ content, sha256 }: StoredDocument, columns: Columns): Promise<HashedAnswer> {
    const { client } = currentContext();
    const thread = await this.messages.readFrozenThread(content.quoteId);
    const row: Columns = {
      id: newId(),
      organisation_id: this.uow.organisationId,
      revision: content.revision,
      document_hash: sha256,
      consent_wording: content.consentWording,
      terms_version: content.termsVersion,
      ip_address: client.ip,
      user_agent: client.userAgent,
      thread: thread.messages,
      thread_sha256: thread.sha256,
      ...columns,
    };
    return { row, sha256: answerHash(row) };
  }
}
