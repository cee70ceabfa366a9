import type { PatientInfo } from '@quillcare/contracts';
import { UnitOfWork, currentContext, newId } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { QuoteMessageRepository } from '../../conversation/persistence/quote-message.repository';
import { withVariant, type DocumentVariant } from '../../quote/domain/chosen-variant';
import type { StoredDocument } from '../../quote/persistence/quote-document.repository';
import type { Acceptance } from '../../signing/domain/acceptance';

/** A rejection with the document it refers to. */
export interface Rejection {
  quoteId: string;
  linkId: string;
  respondedAt: Date;
  patientInfo: PatientInfo;
  reason: string;
  document: StoredDocument;
}

type Columns = Record<string, unknown>;

/** Patients' final answers: written once; the database refuses changes. */
@Injectable()
export class PatientResponseRepository {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly messages: QuoteMessageRepository,
  ) {}

  async addRejection({
    quoteId,
    linkId,
    respondedAt,
    patientInfo,
    reason,
    document,
  }: Rejection): Promise<void> {
    await this.insert(document, {
      quote_id: quoteId,
      link_id: linkId,
      response: 'reject',
      responded_at: respondedAt,
      patient_info: JSON.stringify(patientInfo),
      rejection_reason: reason,
    });
  }

  /** `variant` is what was chosen, where the document offers a choice. */
  async addAcceptance(
    acceptance: Acceptance,
    document: StoredDocument,
    variant: DocumentVariant | null,
  ): Promise<void> {
    const { signature, secondSignature, helper, record } = acceptance;
    await this.insert(document, {
      quote_id: acceptance.quoteId,
      link_id: acceptance.linkId,
      response: 'accept',
      responded_at: acceptance.acceptedAt,
      patient_info: JSON.stringify(acceptance.patientInfo),
      signature_method: signature?.method ?? null,
      signature_data: signature?.data ?? null,
      mode: acceptance.mode,
      assurance: acceptance.assurance,
      identified_by: JSON.stringify(acceptance.identifiedBy),
      signatory: JSON.stringify(acceptance.signatory),
      second_signature: secondSignature && JSON.stringify(secondSignature),
      option_ids: JSON.stringify(acceptance.optionIds),
      total_minor: withVariant(document.content, variant).totals.totalMinor,
      check_answers: JSON.stringify(acceptance.checkAnswers),
      recorded_by: helper?.userId ?? null,
      recorded_by_name: helper?.name ?? null,
      recorded_at: record?.at ?? null,
      notes: record?.notes ?? null,
      scan_id: record?.scanId ?? null,
    });
  }

  /** Stores an answer with the address and user agent that the server saw, and with the conversation as it is. */
  private async insert({ content, sha256 }: StoredDocument, columns: Columns): Promise<void> {
    const { client } = currentContext();
    const thread = await this.messages.frozen(content.quoteId);
    const row: Columns = {
      id: newId(),
      organisation_id: this.uow.organisationId,
      revision: content.revision,
      document_hash: sha256,
      consent_wording: content.consentWording,
      terms_version: content.termsVersion,
      ip_address: client.ip,
      user_agent: client.userAgent,
      thread: JSON.stringify(thread.messages),
      thread_sha256: thread.sha256,
      ...columns,
    };
    const names = Object.keys(row);
    const places = names.map((_name, at) => `$${at + 1}`);
    await this.uow.query(
      `insert into quoting.patient_response (${names.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  }
}
