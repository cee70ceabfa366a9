import type { PatientInfo } from '@quillcare/contracts';
import { UnitOfWork, currentContext, newId } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import type { StoredDocument } from '../../quote/persistence/quote-document.repository';
import type { Signature } from '../domain/patient-answer';

/** A final answer with the document it refers to. */
export interface FinalAnswer {
  response: 'accept' | 'reject';
  quoteId: string;
  linkId: string;
  respondedAt: Date;
  patientInfo: PatientInfo;
  signature: Signature | null;
  rejectionReason: string | null;
  document: StoredDocument;
}

/** Patients' final answers: written once; the database refuses changes. */
@Injectable()
export class PatientResponseRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Stores an answer with the address and user agent that the server saw. */
  async add(answer: FinalAnswer): Promise<void> {
    const { client } = currentContext();
    const { content, sha256 } = answer.document;
    await this.uow.query(
      `insert into quoting.patient_response
         (id, organisation_id, quote_id, revision, link_id, response, responded_at, patient_info, signature_method, signature_data,
          rejection_reason, document_hash, consent_wording, terms_version, ip_address, user_agent)
       values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        newId(),
        this.uow.organisationId,
        answer.quoteId,
        content.revision,
        answer.linkId,
        answer.response,
        answer.respondedAt,
        JSON.stringify(answer.patientInfo),
        answer.signature?.method ?? null,
        answer.signature?.data ?? null,
        answer.rejectionReason,
        sha256,
        content.consentWording,
        content.termsVersion,
        client.ip,
        client.userAgent,
      ],
    );
  }
}
