import { OrganisationUpdated } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';

/** Days are days of the practice's zone: a mark that stands for no lead makes the roll-up look whether that is another one now. */
export const OnZoneChangedConsumer = on(
  OrganisationUpdated,
  [UnitOfWork],
  (uow) => ({
    async handle() {
      await uow.execute(`insert into crm.report_mark (organisation_id, subject) values ($1, '')`, [
        uow.organisationId,
      ]);
    },
  }),
  'OnZoneChangedConsumer',
);
