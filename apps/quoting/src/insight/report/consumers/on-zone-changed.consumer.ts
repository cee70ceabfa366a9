import { OrganisationUpdated } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';

/** Reports count days in the practice's time zone. A mark without a quote makes the roll-up check whether the zone has changed. */
export const OnZoneChangedConsumer = on(
  OrganisationUpdated,
  [UnitOfWork],
  (uow) => ({
    async handle() {
      await uow.execute(`insert into quoting.report_mark (organisation_id, subject) values ($1, '')`, [
        uow.organisationId,
      ]);
    },
  }),
  'OnZoneChangedConsumer',
);
