import { OrganisationUpdated } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';

/** Days are counted in the practice's time zone. A mark with an empty id makes the roll-up check whether the zone has changed. */
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
