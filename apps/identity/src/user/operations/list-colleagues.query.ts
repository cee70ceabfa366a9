import type { ResultOf } from '@quillcare/contracts';
import { listColleagues } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { implement, TenantReader } from '@quillcare/service-kit';

type Colleague = ResultOf<typeof listColleagues>['items'][number];

const COLLEAGUES = `select id, trim(first_name || ' ' || last_name) as name, role
  from identity."user" where organisation_id = $1 and is_active and deleted_at is null order by name, id`;

export const ListColleaguesQuery = implement(listColleagues, [TenantReader], (reader) => ({
  async handle({ query }) {
    const everybody = await reader.rows<Colleague>('identity.colleagues', COLLEAGUES);
    // A practice has a few dozen users, so scanning them is cheaper than an index on their names.
    const words = searchKey(query.search ?? null).split(' ');
    const found = everybody.filter(({ name }) => words.every((word) => searchKey(name).includes(word)));
    return { items: found.slice(0, query.limit) };
  },
}));
