import { OrganisationUpdated } from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';

/** Days are days of the practice's zone: a mark that stands for no quote makes the roll-up look whether that is another one now. */
@Consumes(OrganisationUpdated)
export class OnZoneChangedConsumer implements Consumer<typeof OrganisationUpdated> {
  constructor(private readonly uow: UnitOfWork) {}

  async handle(): Promise<void> {
    await this.uow.execute(`insert into quoting.report_mark (organisation_id, subject) values ($1, '')`, [
      this.uow.organisationId,
    ]);
  }
}
