import { AppError, listClientMerges, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Clock, Implements, PeopleNames, TenantReader, type Handler } from '@quillcare/service-kit';
import { shownMerge, type MergeToShow } from './shown-merge';

type Row = MergeToShow['merge'] & MergeToShow['former'] & Pick<MergeToShow, 'laterMergeId'>;

const EXISTS = 'select id from crm.client where organisation_id = $1 and id = $2';

const MERGES = `select m.id, m.survivor_id, m.former_id, m.created_at, m.created_by, m.undone_at, c.first_name, c.last_name,
    (select l.id from crm.client_merge l where l.organisation_id = $1 and l.number > m.number and l.undone_at is null
        and (l.survivor_id = m.survivor_id or l.former_id = m.survivor_id) order by l.number desc limit 1) as later_merge_id
  from crm.client_merge m join crm.client c on c.organisation_id = $1 and c.id = m.former_id
 where m.organisation_id = $1 and m.survivor_id = $2 and m.undone_at is null
 order by m.number desc limit 50`;

@Implements(listClientMerges)
export class ListClientMergesQuery implements Handler<typeof listClientMerges> {
  constructor(
    private readonly reader: TenantReader,
    private readonly people: PeopleNames,
    private readonly clock: Clock,
  ) {}

  async handle({ params }: InputOf<typeof listClientMerges>): Promise<ResultOf<typeof listClientMerges>> {
    if (!(await this.reader.one('crm.client_known', EXISTS, [params.id]))) throw new AppError('NOT_FOUND');
    const rows = await this.reader.rows<Row>('crm.client_merges', MERGES, [params.id]);
    const names = await this.people.of(rows.map(({ createdBy }) => createdBy));
    const now = this.clock.now();
    return {
      items: rows.map((row) =>
        shownMerge({ merge: row, former: row, laterMergeId: row.laterMergeId }, names, now),
      ),
    };
  }
}
