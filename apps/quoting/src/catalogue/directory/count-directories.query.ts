import { countDirectories, TOTAL_CAP, type ResultOf } from '@quillcare/contracts';
import { implement, PlatformReader } from '@quillcare/service-kit';

type Counted = ResultOf<typeof countDirectories>['items'][number];

const REASON = 'the list of practices shows the size of their directories';

function countOf(table: 'doctor' | 'hospital' | 'site' | 'surgery'): string {
  return `(select count(*)::int from (
    select from quoting.${table} t where t.organisation_id = o.id and t.deleted_at is null limit ${TOTAL_CAP}) counted)`;
}

const COUNTS = `
  select o.id as organisation_id, ${countOf('doctor')} as doctors, ${countOf('hospital')} as hospitals, ${countOf('site')} as sites,
         ${countOf('surgery')} as surgeries
    from unnest($1::uuid[]) as o (id)`;

export const CountDirectoriesQuery = implement(countDirectories, [PlatformReader], (reader) => ({
  async handle({ body }) {
    const { organisationIds } = body;
    return {
      items: await reader.rows<Counted>(REASON, 'quoting.countDirectories', COUNTS, [organisationIds]),
    };
  },
}));
