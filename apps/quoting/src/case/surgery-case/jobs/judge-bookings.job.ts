import { judgeBookings, type JobData } from '@quillcare/contracts';
import {
  eachSafely,
  ItemsFailed,
  OrganisationFacts,
  ProcessLogger,
  Processes,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import type { CasePractice } from '../domain/case-pathway';
import { SurgeryCaseReader } from '../operations/surgery-case.reader';

interface Booking {
  id: string;
  version: number;
  isTooEarly: boolean;
}

/** With a date to come, of a quote with a pathway; and what is flagged, whatever became of it. */
const BOOKINGS = `select c.id, c.version, c.is_too_early as "isTooEarly" from quoting.surgery_case c
  join quoting.quote q on q.organisation_id = c.organisation_id and q.id = c.quote_id
 where c.organisation_id = $1 and c.deleted_at is null and (c.is_too_early
    or (q.procedure_class in ('COSMETIC', 'MIXED') and c.status in ('SCHEDULED', 'CONFIRMED', 'RESCHEDULED') and c.starts_at >= $2))`;
// A case that changed meanwhile was judged then.
const FLAG = `update quoting.surgery_case set is_too_early = $4
  where organisation_id = $1 and id = $2 and version = $3`;

/**
 * Whether a booking is too early is stored when its case changes, so that lists can ask for it. What it is judged by changes without
 * the case as well: the day, a signed change of the quote, the practice's doctors, its state, an address.
 */
@Processes(judgeBookings)
export class JudgeBookingsJob implements JobHandler<typeof judgeBookings> {
  constructor(
    private readonly cases: SurgeryCaseReader,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  async handle({ organisationId }: JobData<typeof judgeBookings>): Promise<void> {
    const practice = await this.organisation.get(organisationId);
    const bookings = await this.uow.runFor(organisationId, () =>
      this.uow.query<Booking>(BOOKINGS, [organisationId, this.uow.now()]),
    );
    const failed = await eachSafely(
      bookings,
      (booking) => this.uow.runFor(organisationId, () => this.judge(booking, practice)),
      { job: judgeBookings, logger: this.logger, nameOf: ({ id }) => `case ${id}` },
    );
    if (failed.length > 0) throw new ItemsFailed(failed.length, bookings.length);
  }

  private async judge(
    { id, version, isTooEarly: isFlagged }: Booking,
    practice: CasePractice,
  ): Promise<void> {
    const { isTooEarly } = await this.cases.get(id, practice);
    if (isTooEarly === isFlagged) return;
    await this.uow.execute(FLAG, [this.uow.organisationId, id, version, isTooEarly]);
  }
}
