import { countDirectories, TOTAL_CAP, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, PlatformReader, type Handler } from '@quillcare/service-kit';
import type { DirectoryTable } from './directory-table';

type Counted = ResultOf<typeof countDirectories>['items'][number];

const REASON = 'the list of practices says what is in their directories';

function countOf(table: DirectoryTable): string {
  return `(select count(*)::int from (
    select from quoting.${table} t where t.organisation_id = o.id and t.deleted_at is null limit ${TOTAL_CAP}) counted)`;
}

const COUNTS = `
  select o.id as organisation_id, ${countOf('doctor')} as doctors, ${countOf('hospital')} as hospitals, ${countOf('site')} as sites,
         ${countOf('surgery')} as surgeries
    from unnest($1::uuid[]) as o (id)`;

@Implements(countDirectories)
export class CountDirectoriesQuery implements Handler<typeof countDirectories> {
  constructor(private readonly reader: PlatformReader) {}

  async handle({ body }: InputOf<typeof countDirectories>): Promise<ResultOf<typeof countDirectories>> {
    const { organisationIds } = body;
    return {
      items: await this.reader.rows<Counted>(REASON, 'quoting.countDirectories', COUNTS, [organisationIds]),
    };
  }
}
