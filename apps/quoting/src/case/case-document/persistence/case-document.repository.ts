import { Injectable } from '@nestjs/common';
import {
  AppError,
  MAX_CASE_DOCUMENTS,
  CaseDocumentChanged,
  type CaseDocumentKind,
} from '@quillcare/contracts';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { IsNull, Not } from 'typeorm';
import type { DocumentMediaType } from '../domain/document-type';
import { CaseDocumentEntity } from './case-document.entity';
import { DocumentFiles, type WrittenFile } from './document-files';

export interface NewDocument {
  surgeryCaseId: string;
  file: WrittenFile;
  name: string;
  kind: CaseDocumentKind;
  mediaType: DocumentMediaType;
  uploadedByName: string | null;
}

/** Documents of surgery cases. Changes are audited as actions on their case, without the file names. */
@Injectable()
export class CaseDocumentRepository extends TenantRepository<CaseDocumentEntity> {
  constructor(
    uow: UnitOfWork,
    private readonly files: DocumentFiles,
  ) {
    super(uow, CaseDocumentEntity);
  }

  /** Adds a document. The case must be locked, so that concurrent uploads cannot exceed the limit. */
  async add({ file, ...fields }: NewDocument): Promise<CaseDocumentEntity> {
    await this.assertBelowLimit(fields.surgeryCaseId);
    await this.files.markUsed(file.id);
    const { sizeBytes, sha256 } = file;
    const document = await this.insert({ id: file.id, ...fields, sizeBytes, sha256 });
    await this.auditAction(document, `Document added: ${factsOf(document)}, SHA-256 ${sha256}`);
    return document;
  }

  /** The current or the deleted documents of a case, newest first. */
  findByCase(surgeryCaseId: string, isRemoved: boolean): Promise<CaseDocumentEntity[]> {
    return this.manager.find(CaseDocumentEntity, {
      where: {
        organisationId: this.organisationId,
        surgeryCaseId,
        deletedAt: isRemoved ? Not(IsNull()) : IsNull(),
      },
      order: isRemoved ? { deletedAt: 'desc', id: 'desc' } : { createdAt: 'desc', id: 'desc' },
      take: MAX_CASE_DOCUMENTS,
    });
  }

  /** Whether the document belongs to the case and is not deleted. Used before accepting it as evidence. */
  async belongsTo(surgeryCaseId: string, documentId: string): Promise<boolean> {
    return (await this.find(documentId))?.surgeryCaseId === surgeryCaseId;
  }

  /** Whether staff settled a dispute with the document as evidence, which is permanent. */
  async isEvidenceOfSettlement(documentId: string): Promise<boolean> {
    const found = await this.uow.query(
      'select 1 from quoting.dispute_settlement where organisation_id = $1 and document_id = $2 limit 1',
      [this.organisationId, documentId],
    );
    return found.length > 0;
  }

  async assertBelowLimit(surgeryCaseId: string): Promise<void> {
    const count = await this.manager.countBy(CaseDocumentEntity, {
      organisationId: this.organisationId,
      surgeryCaseId,
      deletedAt: IsNull(),
    });
    if (count >= MAX_CASE_DOCUMENTS) throw new AppError('CASE_DOCUMENTS_FULL');
  }

  /** Audits an action on a document and notifies open pages. */
  async auditAction(document: CaseDocumentEntity, notes: string): Promise<void> {
    const { id, surgeryCaseId } = document;
    const entityLabel = await this.labelOf(document);
    this.uow.audit({
      entityType: 'SURGERY_CASE',
      entityId: surgeryCaseId,
      entityLabel,
      action: 'UPDATE',
      notes,
    });
    this.uow.emit(CaseDocumentChanged, id, { documentId: id, surgeryCaseId });
  }

  /** The audit label of the document's case: the quote number. */
  async labelOf({ surgeryCaseId }: CaseDocumentEntity): Promise<string | null> {
    const [found] = await this.uow.query<{ quote_number: string }>(
      'select quote_number from quoting.surgery_case where organisation_id = $1 and id = $2',
      [this.organisationId, surgeryCaseId],
    );
    return found?.quote_number ?? null;
  }
}

/** A description of the document without its name, for the audit. */
export function factsOf({ id, kind, mediaType, sizeBytes }: CaseDocumentEntity): string {
  return `${kind}, ${mediaType}, ${sizeBytes} bytes, ${id}`;
}
