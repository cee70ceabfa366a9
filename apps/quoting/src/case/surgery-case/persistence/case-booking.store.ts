import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';

/** Key of a booked person or theatre: a person's id, or a hospital's id with the theatre's normalised name. */
export interface BookedResource {
  resource: string;
  name: string;
}

export interface OverlappingBooking {
  resource: string;
  caseId: string;
  quoteNumber: string;
  startsAt: Date;
  durationMinutes: number;
  /** Whether the case being booked overlaps it already: its own booking of the resource covers the whole new time. */
  isKnown: boolean;
}

const OVERLAPPING = `select b.resource, c.id as "caseId", c.quote_number as "quoteNumber", c.starts_at as "startsAt",
    c.duration_minutes as "durationMinutes",
    exists (select 1 from quoting.case_booking o where o.organisation_id = $1 and o.case_id = $2 and o.resource = b.resource
      and o.during @> tstzrange($4, $5)) as "isKnown"
  from quoting.case_booking b
  join quoting.surgery_case c on c.organisation_id = b.organisation_id and c.id = b.case_id
  where b.organisation_id = $1 and b.case_id <> $2 and b.resource = any($3) and b.during && tstzrange($4, $5)
  order by c.starts_at, c.id, b.resource`;

/** Bookings of people and theatres by case. A database constraint rejects overlaps unless the second was made knowingly. */
@Injectable()
export class CaseBookingStore {
  constructor(private readonly uow: UnitOfWork) {}

  /**
   * Overlapping bookings of other cases. Locks each resource until the transaction ends, so that of two concurrent bookings the
   * second sees the first.
   */
  async findOverlapping(
    caseId: string,
    resources: readonly string[],
    [from, to]: readonly [Date, Date],
  ): Promise<OverlappingBooking[]> {
    const { organisationId } = this.uow;
    for (const resource of [...resources].sort()) await this.uow.lock(`booking ${resource}`);
    return this.uow.query(OVERLAPPING, [organisationId, caseId, resources, from, to]);
  }

  /** Replaces the bookings of a case. `knowing` holds the resources double-booked on purpose. */
  async replace(
    caseId: string,
    resources: readonly string[],
    [from, to]: readonly [Date, Date],
    knowing: ReadonlySet<string>,
  ): Promise<void> {
    await this.releaseAll(caseId);
    for (const resource of resources)
      await this.uow.query(
        `insert into quoting.case_booking (organisation_id, case_id, resource, during, is_knowing)
          values ($1, $2, $3, tstzrange($4, $5), $6)`,
        [this.uow.organisationId, caseId, resource, from, to, knowing.has(resource)],
      );
  }

  /** Releases everything booked for the case. */
  async releaseAll(caseId: string): Promise<void> {
    await this.uow.query('delete from quoting.case_booking where organisation_id = $1 and case_id = $2', [
      this.uow.organisationId,
      caseId,
    ]);
  }
}
