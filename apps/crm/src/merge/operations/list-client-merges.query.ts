import { AppError, listClientMerges } from '@quillcare/contracts';
import { Clock, implement, PeopleNames, TenantReader } from '@quillcare/service-kit';
import { toClientMerge, type MergeRow } from './to-client-merge';

type Row = MergeRow['merge'] & MergeRow['former'] & Pick<MergeRow, 'laterMergeId'>;

const EXISTS = 'select id from crm.client where organisation_id = $1 and id = $2';

const MERGES = `select m.id, m.survivor_id, m.former_id, m.created_at, m.created_by, m.undone_at, c.first_name, c.last_name,
    (select l.id from crm.client_merge l where l.organisation_id = $1 and l.number > m.number and l.undone_at is null
        and (l.survivor_id = m.survivor_id or l.former_id = m.survivor_id) order by l.number desc limit 1) as later_merge_id
  from crm.client_merge m join crm.client c on c.organisation_id = $1 and c.id = m.former_id
 where m.organisation_id = $1 and m.survivor_id = $2 and m.undone_at is null
 order by m.number desc limit 50`;

export const ListClientMergesQuery = implement(
  listClientMerges,
  [TenantReader, PeopleNames, Clock],
  (reader, people, clock) => ({
    async handle({ params }) {
      if (!(await reader.one('crm.client_known', EXISTS, [params.id]))) throw new AppError('NOT_FOUND');
      const rows = await reader.rows<Row>('crm.client_merges', MERGES, [params.id]);
      const names = await people.findNames(rows.map(({ createdBy }) => createdBy));
      const now = clock.now();
      return {
        items: rows.map((row) =>
          toClientMerge({ merge: row, former: row, laterMergeId: row.laterMergeId }, names, now),
        ),
      };
    },
  }),
);
