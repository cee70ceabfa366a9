import { AppError, listClientConsents } from '@quillcare/contracts';
import { implement, PeopleNames, TenantReader } from '@quillcare/service-kit';
import { ConsentReader, shownConsents } from './consent.reader';

// Includes removed clients, whose page still shows their consents.
const EXISTS = 'select id from crm.client where organisation_id = $1 and id = $2';

export const ListClientConsentsQuery = implement(
  listClientConsents,
  [ConsentReader, TenantReader, PeopleNames],
  (consents, reader, people) => ({
    async handle({ params }) {
      if (!(await reader.one('crm.client_known', EXISTS, [params.id]))) throw new AppError('NOT_FOUND');
      const rows = await consents.rows(params.id);
      return shownConsents(rows, await people.of(rows.map(({ recordedBy }) => recordedBy)));
    },
  }),
);
