import { AppError, getColleague, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';

type Colleague = ResultOf<typeof getColleague>;

const BY_ID = `select id, trim(first_name || ' ' || last_name) as name, role
  from identity."user" where organisation_id = $1 and id = $2`;

@Implements(getColleague)
export class GetColleagueQuery implements Handler<typeof getColleague> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ params }: InputOf<typeof getColleague>): Promise<Colleague> {
    const found = await this.reader.one<Colleague>('identity.colleague', BY_ID, [params.id]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }
}
