import { AppError, getColleague, type ResultOf } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

type Colleague = ResultOf<typeof getColleague>;

const BY_ID = `select id, trim(first_name || ' ' || last_name) as name, role
  from identity."user" where organisation_id = $1 and id = $2`;

export const GetColleagueQuery = implement(getColleague, [TenantReader], (reader) => ({
  async handle({ params }) {
    const found = await reader.one<Colleague>('identity.colleague', BY_ID, [params.id]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  },
}));
