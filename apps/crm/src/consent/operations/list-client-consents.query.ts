import { AppError, listClientConsents, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, PeopleNames, TenantReader, type Handler } from '@quillcare/service-kit';
import { ConsentReader, shownConsents } from './consent.reader';

// Removed clients as well: their page shows what was agreed.
const EXISTS = 'select id from crm.client where organisation_id = $1 and id = $2';

@Implements(listClientConsents)
export class ListClientConsentsQuery implements Handler<typeof listClientConsents> {
  constructor(
    private readonly consents: ConsentReader,
    private readonly reader: TenantReader,
    private readonly people: PeopleNames,
  ) {}

  async handle({ params }: InputOf<typeof listClientConsents>): Promise<ResultOf<typeof listClientConsents>> {
    if (!(await this.reader.one('crm.client_known', EXISTS, [params.id]))) throw new AppError('NOT_FOUND');
    const rows = await this.consents.rows(params.id);
    return shownConsents(rows, await this.people.of(rows.map(({ recordedBy }) => recordedBy)));
  }
}
