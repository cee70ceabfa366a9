import { AppError, listQuoteVersions, type QuoteVersion } from '@quillcare/contracts';
import { implement, PeopleNames, TenantReader } from '@quillcare/service-kit';

type Row = Omit<QuoteVersion, 'createdByName'> & { createdBy: string | null };

const VERSIONS = `select v.id, v.revision, v.status, v.total_minor, v.created_at, v.created_by, v.sent_at, v.responded_at,
    v.superseded_at, v.variation_of_id
  from quoting.quote own
  join quoting.quote v on v.organisation_id = own.organisation_id and v.quote_number = own.quote_number
 where own.organisation_id = $1 and own.id = $2 and own.deleted_at is null and v.deleted_at is null
 order by v.revision desc`;

export const ListQuoteVersionsQuery = implement(
  listQuoteVersions,
  [TenantReader, PeopleNames],
  (reader, people) => ({
    async handle({ params }) {
      const rows = await reader.rows<Row>('quoting.quote_versions', VERSIONS, [params.id]);
      if (rows.length === 0) throw new AppError('NOT_FOUND');
      const names = await people.findNames(rows.map(({ createdBy }) => createdBy));
      const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
      return { items: rows.map(({ createdBy, ...row }) => ({ ...row, createdByName: nameOf(createdBy) })) };
    },
  }),
);
