import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';

/** Somebody or a theatre, as bookings know it: an id, or a hospital's id with the theatre's folded name. */
export interface BookedResource {
  resource: string;
  /** For people. */
  name: string;
}

/** A booking of the same resource that overlaps. */
export interface OverlappingBooking {
  resource: string;
  caseId: string;
  quoteNumber: string;
  startsAt: Date;
  durationMinutes: number;
}

const OVERLAPPING = `select b.resource, c.id as "caseId", c.quote_number as "quoteNumber", c.starts_at as "startsAt",
    c.duration_minutes as "durationMinutes"
  from quoting.case_booking b
  join quoting.surgery_case c on c.organisation_id = b.organisation_id and c.id = b.case_id
  where b.organisation_id = $1 and b.case_id <> $2 and b.resource = any($3) and b.during && tstzrange($4, $5)
  order by c.starts_at, c.id, b.resource`;

/** Who and what is booked for which case. A constraint refuses two that overlap unless the second was made knowingly. */
@Injectable()
export class CaseBookingStore {
  constructor(private readonly uow: UnitOfWork) {}

  /**
   * The bookings of other cases that overlap. Whoever books the same person or theatre waits for this transaction, so that of
   * two at once the second sees the first.
   */
  async overlapping(
    caseId: string,
    resources: readonly string[],
    [from, to]: readonly [Date, Date],
  ): Promise<OverlappingBooking[]> {
    const { organisationId } = this.uow;
    for (const resource of [...resources].sort()) await this.uow.lock(`booking ${resource}`);
    return this.uow.query(OVERLAPPING, [organisationId, caseId, resources, from, to]);
  }

  /** Replaces what is booked for a case; `knowing` are the resources that are booked twice on purpose. */
  async replace(
    caseId: string,
    resources: readonly string[],
    [from, to]: readonly [Date, Date],
    knowing: ReadonlySet<string>,
  ): Promise<void> {
    await this.free(caseId);
    for (const resource of resources)
      await this.uow.query(
        `insert into quoting.case_booking (organisation_id, case_id, resource, during, is_knowing)
          values ($1, $2, $3, tstzrange($4, $5), $6)`,
        [this.uow.organisationId, caseId, resource, from, to, knowing.has(resource)],
      );
  }

  /** Nobody and nothing is booked for the case any more. */
  async free(caseId: string): Promise<void> {
    await this.uow.query('delete from quoting.case_booking where organisation_id = $1 and case_id = $2', [
      this.uow.organisationId,
      caseId,
    ]);
  }
}
