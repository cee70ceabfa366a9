import { judgeBookings, type JobData } from '@quillcare/contracts';
import {
  eachSafely,
  ItemsFailedError,
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

/** Cases with a future date whose quote has a pathway, and all cases currently flagged. */
const BOOKINGS = `select c.id, c.version, c.is_too_early as "isTooEarly" from quoting.surgery_case c
  join quoting.quote q on q.organisation_id = c.organisation_id and q.id = c.quote_id
 where c.organisation_id = $1 and c.deleted_at is null and (c.is_too_early
    or (q.procedure_class in ('COSMETIC', 'MIXED') and c.status in ('SCHEDULED', 'CONFIRMED', 'RESCHEDULED') and c.starts_at >= $2))`;
// The version check skips a case changed meanwhile, because that change has re-evaluated it.
const FLAG = `update quoting.surgery_case set is_too_early = $4
  where organisation_id = $1 and id = $2 and version = $3`;

/**
 * Refreshes the stored "too early" flag used by lists. It is set whenever a case changes, but can also go stale with the date, a
 * signed change of the quote, or changes to the practice's doctors, state or addresses.
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
      (booking) => this.uow.runFor(organisationId, () => this.updateFlag(booking, practice)),
      { job: judgeBookings, logger: this.logger, nameOf: ({ id }) => `case ${id}` },
    );
    if (failed.length > 0) throw new ItemsFailedError(failed.length, bookings.length);
  }

  private async updateFlag(
    { id, version, isTooEarly: isFlagged }: Booking,
    practice: CasePractice,
  ): Promise<void> {
    const { isTooEarly } = await this.cases.read(id, practice);
    if (isTooEarly === isFlagged) return;
    await this.uow.execute(FLAG, [this.uow.organisationId, id, version, isTooEarly]);
  }
}
