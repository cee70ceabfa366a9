import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import type { DepositRequest } from '../domain/deposit-settings';
import { proceduresOf, type QuoteDocument, quoteSearchKey } from '../../../quote';
import { caseEventOf } from '../domain/case-event';
import { cancellationFields, initialStatus } from '../domain/surgery-case';
import { CaseBookingStore } from './case-booking.store';
import { CaseEventStore, type NewCaseEvent } from './case-event.store';
import { SurgeryCaseEntity } from './surgery-case.entity';

const NOT_IN_AUDIT = [
  'patient',
  'doctor',
  'hospital',
  'procedures',
  'searchKey',
  'isTooEarly',
] as const satisfies readonly (keyof SurgeryCaseEntity)[];

/** A document signed by the patient, with the id of its case. */
interface SignedDocument {
  caseId: string;
  document: QuoteDocument;
  preferredDate: string | null;
  siteId: string | null;
  /** The deposit the patient was asked for. */
  depositAsk: DepositRequest | null;
  now: Date;
}

export interface CaseUpdate extends Omit<NewCaseEvent, 'caseId' | 'before' | 'after'> {
  set: Partial<SurgeryCaseEntity>;
}

@Injectable()
export class SurgeryCaseRepository extends TenantRepository<SurgeryCaseEntity> {
  constructor(
    uow: UnitOfWork,
    private readonly events: CaseEventStore,
    private readonly bookings: CaseBookingStore,
  ) {
    super(uow, SurgeryCaseEntity, {
      audit: 'SURGERY_CASE',
      auditLabel: (row) => row.quoteNumber,
      auditHidden: NOT_IN_AUDIT,
    });
  }

  /** Opens the case of a signed document, or continues it if the document amends one signed before. */
  async openOrContinue(signed: SignedDocument): Promise<SurgeryCaseEntity> {
    const present = await this.find(signed.caseId, { lock: true });
    return present ? this.continueCase(signed) : this.open(signed);
  }

  private async open(begin: SignedDocument): Promise<SurgeryCaseEntity> {
    const { document } = begin;
    const opened = await this.insert({
      id: begin.caseId,
      quoteId: document.quoteId,
      quoteNumber: document.quoteNumber,
      patient: document.client,
      doctor: document.doctor,
      hospital: document.hospital,
      procedures: proceduresOf(document.lines),
      status: initialStatus(document.procedureClass),
      acceptedAt: begin.now,
      preferredDate: begin.preferredDate,
      startsAt: null,
      durationMinutes: null,
      hospitalId: document.hospital?.id ?? null,
      theatre: null,
      doctorId: document.doctor.id,
      siteId: begin.siteId,
      assistantId: null,
      anaesthetistId: null,
      cancelledAt: null,
      cancelledBy: null,
      cancelledReason: null,
      evidence: [],
      medicalException: null,
      isTooEarly: false,
      isDisputed: false,
      deposits: [],
      depositAsk: begin.depositAsk,
      searchKey: quoteSearchKey(document.quoteNumber, document.client, document.doctor),
    });
    await this.events.add({ kind: 'OPENED', caseId: opened.id, before: null, after: opened });
    return opened;
  }

  /** Takes over the new document, and the preferred date if the patient gave one. Status and original acceptance stay. */
  private async continueCase({
    caseId,
    document,
    preferredDate,
  }: SignedDocument): Promise<SurgeryCaseEntity> {
    const changes: Partial<SurgeryCaseEntity> = {
      quoteId: document.quoteId,
      // The patient has signed another version, so the disputed acceptance no longer applies. Staff cannot record one meanwhile.
      isDisputed: false,
      patient: document.client,
      doctor: document.doctor,
      hospital: document.hospital,
      procedures: proceduresOf(document.lines),
      searchKey: quoteSearchKey(document.quoteNumber, document.client, document.doctor),
      ...(preferredDate && { preferredDate }),
    };
    const notes = `Continues with version ${document.revision} of the quote, which the patient has signed`;
    // A booked case keeps its doctor and hospital; otherwise they follow the quote.
    const place = { doctorId: document.doctor.id, hospitalId: document.hospital?.id ?? null };
    const applyDocument = (row: SurgeryCaseEntity) => {
      // A theatre belongs to its hospital.
      const theatre = row.hospitalId === place.hospitalId ? row.theatre : null;
      Object.assign(row, changes, row.startsAt === null ? { ...place, theatre } : null);
    };
    const continued = await this.update(caseId, applyDocument, { notes });
    const detail = `Version ${document.revision} of the quote`;
    await this.events.add({ kind: 'CONTINUED', caseId, before: continued, after: continued, detail });
    return continued;
  }

  /** Stores a change of a locked row with its history, audit and event. Without an actual change it does nothing. */
  async change(row: SurgeryCaseEntity, { set, ...details }: CaseUpdate): Promise<SurgeryCaseEntity> {
    const { id, version, status, startsAt } = row;
    const notes = [details.detail, describeClashes(details.clashes)].filter(Boolean).join('. ') || null;
    const stored = await this.update(id, (target) => void Object.assign(target, set), {
      reason: details.reason,
      notes,
    });
    if (stored.version === version) return stored;
    if (stored.status === 'CANCELLED') await this.bookings.releaseAll(id);
    await this.events.add({ ...details, caseId: id, before: { status, startsAt }, after: stored });
    const { event, data } = caseEventOf(details.kind, stored, startsAt);
    this.uow.emit(event, id, data);
    return stored;
  }

  /** Cancels a case. Throws ILLEGAL_TRANSITION once the surgery has begun. */
  async cancel(
    caseId: string,
    { by, reason, now }: { by: 'PATIENT' | 'STAFF'; reason: string | null; now: Date },
  ): Promise<SurgeryCaseEntity> {
    const row = await this.get(caseId, { lock: true });
    return this.change(row, { kind: 'CANCELLED', set: cancellationFields(row, by, reason, now), reason });
  }
}

function describeClashes(clashes: CaseUpdate['clashes'] = []): string | null {
  if (clashes.length === 0) return null;
  return `Booked despite a clash with ${clashes.map(({ name, quoteNumber }) => `${quoteNumber} (${name})`).join(', ')}`;
}
