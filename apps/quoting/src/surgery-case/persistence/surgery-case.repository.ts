import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { quoteSearchKey } from '../../quote/domain/quote-content';
import { proceduresOf, type QuoteDocument } from '../../quote/domain/quote-document';
import { firstStatus } from '../domain/surgery-case';
import { SurgeryCaseEntity } from './surgery-case.entity';

const NOT_IN_AUDIT = [
  'patient',
  'doctor',
  'hospital',
  'procedures',
  'searchKey',
] as const satisfies readonly (keyof SurgeryCaseEntity)[];

@Injectable()
export class SurgeryCaseRepository extends TenantRepository<SurgeryCaseEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, SurgeryCaseEntity, {
      audit: 'SURGERY_CASE',
      auditLabel: (row) => row.quoteNumber,
      auditHidden: NOT_IN_AUDIT,
    });
  }

  /** Opens the case of an accepted quote, from the signed document. */
  open(begin: {
    caseId: string;
    document: QuoteDocument;
    preferredDate: string | null;
    now: Date;
  }): Promise<SurgeryCaseEntity> {
    const { document } = begin;
    return this.insert({
      id: begin.caseId,
      quoteId: document.quoteId,
      quoteNumber: document.quoteNumber,
      patient: document.client,
      doctor: document.doctor,
      hospital: document.hospital,
      procedures: proceduresOf(document.lines),
      status: firstStatus(document.procedureClass),
      acceptedAt: begin.now,
      preferredDate: begin.preferredDate,
      searchKey: quoteSearchKey(document.quoteNumber, document.client, document.doctor),
    });
  }
}
