import { AppError, listHousehold, type Household, type InputOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { HouseholdReader } from './household.reader';

// Removed clients as well: others show them.
const EXISTS = 'select id from crm.client where organisation_id = $1 and id = $2';

@Implements(listHousehold)
export class ListHouseholdQuery implements Handler<typeof listHousehold> {
  constructor(
    private readonly household: HouseholdReader,
    private readonly reader: TenantReader,
  ) {}

  async handle({ params }: InputOf<typeof listHousehold>): Promise<Household> {
    if (!(await this.reader.one('crm.client_known', EXISTS, [params.id]))) throw new AppError('NOT_FOUND');
    return this.household.of(params.id);
  }
}
