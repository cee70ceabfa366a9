import { AppError, listHousehold } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { HouseholdReader } from './household.reader';

// Includes removed clients, because other clients' pages show them.
const EXISTS = 'select id from crm.client where organisation_id = $1 and id = $2';

export const ListHouseholdQuery = implement(
  listHousehold,
  [HouseholdReader, TenantReader],
  (household, reader) => ({
    async handle({ params }) {
      if (!(await reader.one('crm.client_known', EXISTS, [params.id]))) throw new AppError('NOT_FOUND');
      return household.of(params.id);
    },
  }),
);
