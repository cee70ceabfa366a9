import { Injectable } from '@nestjs/common';
import { AppError, type CaseClash, type CaseEventKind, type SurgeryCase } from '@quillcare/contracts';
import { findCaseRefusal, getCountryDefaults, statusAfter, todayIn, type CaseAct } from '@quillcare/rules';
import { Clock } from '@quillcare/service-kit';
import { CaseChecklists } from '../../case-checklist/operations/case-checklists';
import { isTooEarly, pathwayOf, type CasePractice } from '../domain/case-pathway';
import { caseFacts, type CaseAudience } from '../domain/case-view';
import { refusalError } from '../domain/case-refusal';
import {
  describeOpenItems,
  reasonWithout,
  assertAcknowledged,
  type OpenItemsAcknowledgement,
} from '../domain/open-items';
import { caseChangedError } from '../domain/case-changed-error';
import { CaseEventStore } from '../persistence/case-event.store';
import type { SurgeryCaseEntity } from '../persistence/surgery-case.entity';
import { SurgeryCaseRepository } from '../persistence/surgery-case.repository';
import { CaseDirectory } from './case-directory';
import { SurgeryCaseReader } from './surgery-case.reader';

export type { CaseAudience } from '../domain/case-view';

/** A case about to change: its locked row and its API view. */
export interface LockedCase {
  row: SurgeryCaseEntity;
  surgeryCase: SurgeryCase;
}

export interface CaseChange {
  kind: CaseEventKind;
  set: Partial<SurgeryCaseEntity>;
  reason?: string | null;
  detail?: string | null;
  clashes?: readonly CaseClash[];
}

export interface ChangeRequest {
  id: string;
  version: number;
  practice: CaseAudience;
}

/** Applies changes to a case in the current transaction: row, history, audit and event. Serialised by the row lock. */
@Injectable()
export class CaseWriter {
  constructor(
    private readonly cases: SurgeryCaseRepository,
    private readonly reader: SurgeryCaseReader,
    private readonly events: CaseEventStore,
    private readonly checklists: CaseChecklists,
    private readonly directory: CaseDirectory,
    private readonly clock: Clock,
  ) {}

  /** Locks and returns the case. Throws VERSION_CONFLICT, with the last change, if the caller saw an older version. */
  async lockVersion({ id, version, practice }: ChangeRequest): Promise<LockedCase> {
    const row = await this.cases.get(id, { lock: true });
    if (row.version !== version) {
      const [last] = await this.events.list(id, 1);
      throw caseChangedError(row, last, getCountryDefaults(practice.country).locale, practice.timeZone);
    }
    return { row, surgeryCase: await this.reader.read(id, practice) };
  }

  /** Locks and returns the current case without a version check, for changes no user initiated, such as an incoming payment. */
  async lockCurrent(id: string, practice: CaseAudience): Promise<LockedCase> {
    const row = await this.row(id);
    return { row, surgeryCase: await this.reader.read(id, practice) };
  }

  row(id: string): Promise<SurgeryCaseEntity> {
    return this.cases.get(id, { lock: true });
  }

  /** Throws unless the step is possible now. `shown` may be the case as it will be after the change. */
  assertAllowed(act: CaseAct, surgeryCase: SurgeryCase, practice: CasePractice): void {
    const refusal = findCaseRefusal(act, caseFacts(surgeryCase, practice.timeZone, this.clock.now()));
    if (refusal) throw refusalError(refusal, surgeryCase, getCountryDefaults(practice.country).locale);
  }

  /** Stores a change of a case locked by `present` or `current`, and returns the updated case. */
  async save({ row }: LockedCase, change: CaseChange, practice: CaseAudience): Promise<SurgeryCase> {
    const isTooEarly = await this.isTooEarly(row, change.set, practice);
    await this.cases.change(row, { ...change, set: { ...change.set, isTooEarly } });
    await this.checklists.sync(row.id, practice.timeZone);
    return this.reader.read(row.id, practice);
  }

  /** Evaluated for the case as it will be after the change. */
  private async isTooEarly(
    row: SurgeryCaseEntity,
    set: Partial<SurgeryCaseEntity>,
    practice: CasePractice,
  ): Promise<boolean> {
    const next = { ...row, ...set };
    const { evidence, medicalException, doctorId: operatingDoctorId } = next;
    const hospitalAddress = await this.directory.addressOf(next.hospitalId);
    const facts = { ...(await this.reader.readRow(row.id)), evidence, medicalException, hospitalAddress };
    const today = todayIn(this.clock.now(), practice.timeZone);
    return isTooEarly(next, pathwayOf(facts, { practice, today, operatingDoctorId }), practice.timeZone);
  }

  /** A step that only changes the status. */
  async step(
    act: CaseAct,
    kind: CaseEventKind,
    request: ChangeRequest,
    note: string | null,
  ): Promise<SurgeryCase> {
    const present = await this.lockVersion(request);
    this.assertAllowed(act, present.surgeryCase, request.practice);
    const set = { status: statusAfter(act, present.row.status) };
    return this.save(present, { kind, set, detail: note }, request.practice);
  }

  /** A step that expects a finished checklist. Throws with the open items unless they are acknowledged. */
  async applyReadyStep(
    act: CaseAct,
    kind: CaseEventKind,
    request: ChangeRequest,
    known: OpenItemsAcknowledgement,
  ): Promise<SurgeryCase> {
    const present = await this.lockVersion(request);
    this.assertAllowed(act, present.surgeryCase, request.practice);
    const open = await this.checklists.findOpenPreOp(request.id);
    assertAcknowledged(open, known, todayIn(this.clock.now(), request.practice.timeZone));
    const set = { status: statusAfter(act, present.row.status) };
    const explanation = { detail: describeOpenItems(open, known.note), reason: reasonWithout(open, known) };
    return this.save(present, { kind, set, ...explanation }, request.practice);
  }

  /** Throws ILLEGAL_TRANSITION if the case was cancelled or the surgery has begun. */
  assertNotStarted({ row }: LockedCase): void {
    if (findCaseRefusal('BOOK', { ...NO_OBSTACLES, status: row.status }))
      throw new AppError('ILLEGAL_TRANSITION', { facts: { status: row.status } });
  }
}

const NO_OBSTACLES = {
  startsOn: null,
  today: '',
  mayBook: true,
  hasDoctorLeft: false,
  isDisputed: false,
  lacksRepresentative: false,
};
