import { Injectable } from '@nestjs/common';
import { AppError, type CaseClash, type CasePathway, type SurgeryCase } from '@quillcare/contracts';
import { getCountryDefaults, findHomeRegion, statusAfter, todayIn } from '@quillcare/rules';
import { Clock } from '@quillcare/service-kit';
import { CaseSettingsRepository } from '../../case-settings/persistence/case-settings.repository';
import {
  bookableTime,
  bookingOf,
  applyBookingChanges,
  describeChanges,
  describeClashes,
  namesOf,
  assertNotDayOff,
  assertComplete,
  resourcesOf,
  bookedRange,
  type Booking,
  type BookingChanges,
  type Names,
} from '../domain/case-booking';
import { pathwayOf, type CasePractice } from '../domain/case-pathway';
import { CaseBookingStore } from '../persistence/case-booking.store';
import { CaseDirectory } from './case-directory';
import { CaseWriter, type ChangeRequest, type LockedCase } from './case-writer';
import { SurgeryCaseReader } from './surgery-case.reader';

const KINDS = { SCHEDULE: 'SCHEDULED', RESCHEDULE: 'RESCHEDULED', BOOK: 'BOOKED' } as const;

/** A requested booking. `startsAt`: undefined keeps the time, null clears it. */
export interface BookingRequest extends ChangeRequest {
  act: keyof typeof KINDS;
  startsAt?: string | null;
  changes: BookingChanges;
  allowClash: boolean;
  allowDayOff: boolean;
  reason: string | null;
}

/** Sets or changes a case's time, place and people. */
@Injectable()
export class CaseBooker {
  constructor(
    private readonly writer: CaseWriter,
    private readonly cases: SurgeryCaseReader,
    private readonly directory: CaseDirectory,
    private readonly bookings: CaseBookingStore,
    private readonly settings: CaseSettingsRepository,
    private readonly clock: Clock,
  ) {}

  async book(request: BookingRequest): Promise<SurgeryCase> {
    const { act, practice, reason } = request;
    const present = await this.writer.lockVersion(request);
    const before = bookingOf(present.row);
    const chosen = await this.directory.resolveNames(newChoices(request, before));
    const startsAt = this.timeOf(request, before.startsAt);
    const next = applyBookingChanges(before, request.changes, startsAt, present.surgeryCase.suggestedMinutes);
    await this.assertBookable(request, present, next);
    assertComplete(next);
    if (request.startsAt !== undefined) await this.assertDayAllowed(request, next);
    const names = new Map([...namesOf(present.surgeryCase), ...chosen]);
    const clashes = await this.reserve(present, next, { ...request, names });
    const status = statusAfter(act, present.row.status);
    const change = {
      kind: KINDS[act],
      set: { ...next, status },
      reason,
      clashes,
      detail: describeChanges(before, next, names),
    };
    return this.writer.save(present, change, practice);
  }

  private timeOf({ startsAt, practice }: BookingRequest, present: Date | null): Date | null {
    if (startsAt === undefined) return present;
    return startsAt === null ? null : bookableTime(startsAt, practice.timeZone, this.clock.now());
  }

  /**
   * Checks the step against the case as it will be, with its new doctor and place. Clearing the date commits to nothing, so less
   * is checked.
   */
  private async assertBookable(
    { act, practice }: BookingRequest,
    { surgeryCase: shown }: LockedCase,
    next: Booking,
  ): Promise<void> {
    const isOther = next.doctorId !== shown.doctorId;
    const isCommitting = next.startsAt !== null;
    const isElsewhere = isOther || next.hospitalId !== shown.hospitalId;
    const pathway = isElsewhere ? await this.readPathway(shown.id, next, practice) : shown.pathway;
    const as: SurgeryCase = {
      ...shown,
      hasDoctorLeft: shown.hasDoctorLeft && !isOther && isCommitting,
      isDisputed: shown.isDisputed && isCommitting,
      lacksRepresentative: shown.lacksRepresentative && isCommitting,
      pathway: isCommitting && !canMoveTo(act, next, pathway, practice.timeZone) ? pathway : null,
    };
    this.writer.assertAllowed(act, as, practice);
    // Changing the doctor of a booked date is as much of a commitment as booking it.
    if (act === 'BOOK' && isOther && isCommitting)
      this.writer.assertAllowed('RESCHEDULE', { ...as, status: 'SCHEDULED' }, practice);
  }

  /** Public holidays are those of the hospital's state, otherwise of the practice's. */
  private async assertDayAllowed({ practice, allowDayOff }: BookingRequest, next: Booking): Promise<void> {
    if (allowDayOff || next.startsAt === null) return;
    const { country, timeZone } = practice;
    const address = await this.directory.addressOf(next.hospitalId);
    const region = (address && findHomeRegion({ ...practice, address })) ?? findHomeRegion(practice);
    assertNotDayOff(todayIn(next.startsAt, timeZone), { country, region });
  }

  /** The pathway as it would be with the new doctor or hospital. */
  private async readPathway(id: string, { doctorId, hospitalId }: Booking, practice: CasePractice) {
    const today = todayIn(this.clock.now(), practice.timeZone);
    const hospitalAddress = await this.directory.addressOf(hospitalId);
    const facts = { ...(await this.cases.readRow(id)), hospitalAddress };
    return pathwayOf(facts, { practice, today, operatingDoctorId: doctorId });
  }

  /**
   * Reserves people and theatre for the time. Throws CASE_CLASH for an overlapping booking, or returns the clashes if they are
   * allowed. One the case has already is neither asked about nor recorded again.
   */
  private async reserve(
    { row }: LockedCase,
    next: Booking,
    { practice, allowClash, names }: BookingRequest & { names: Names },
  ): Promise<CaseClash[]> {
    const times = bookedRange(next);
    if (!times) {
      await this.bookings.releaseAll(row.id);
      return [];
    }
    const resources = resourcesOf(next, names);
    const found = await this.bookings.findOverlapping(row.id, [...resources.keys()], times);
    const clashes = found
      .filter(({ isKnown }) => !isKnown)
      .map(({ resource, isKnown: _isKnown, ...other }) => ({
        ...other,
        name: resources.get(resource) ?? '',
        startsAt: other.startsAt.toISOString(),
      }));
    if (clashes.length > 0) {
      const { clashMode } = await this.settings.current();
      const mayAllow = clashMode === 'WARN';
      if (!mayAllow || !allowClash)
        throw new AppError('CASE_CLASH', {
          detail: describeClashes(clashes, getCountryDefaults(practice.country).locale, practice.timeZone),
          facts: { clashes, mayAllow },
        });
    }
    const knowing = new Set(found.map(({ resource }) => resource));
    await this.bookings.replace(row.id, [...resources.keys()], times, knowing);
    return clashes;
  }
}

/**
 * The people and places that must be active: all of them for another date, otherwise only those that change, because the dialog
 * sends the present ones as well.
 */
function newChoices({ startsAt, changes }: BookingRequest, before: Booking): BookingChanges {
  if (startsAt) return changes;
  const changed = Object.entries(changes).filter(
    ([field, value]) => value !== before[field as keyof Booking],
  );
  return Object.fromEntries(changed);
}

/** A case moved past the end of its cooling-off period becomes valid, so the move itself need not wait for that day. */
function canMoveTo(
  act: BookingRequest['act'],
  { startsAt }: Booking,
  pathway: CasePathway | null,
  timeZone: string,
): boolean {
  if (act !== 'RESCHEDULE' || startsAt === null || !pathway?.earliestOn) return false;
  return todayIn(startsAt, timeZone) >= pathway.earliestOn;
}
