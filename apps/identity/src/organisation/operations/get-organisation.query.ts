import { AppError, getOrganisation, type InputOf, type OrganisationRecord } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { OrganisationReader } from '../persistence/organisation.reader';

@Implements(getOrganisation)
export class GetOrganisationQuery implements Handler<typeof getOrganisation> {
  constructor(private readonly organisations: OrganisationReader) {}

  async handle(_input: InputOf<typeof getOrganisation>): Promise<OrganisationRecord> {
    const own = await this.organisations.own();
    if (!own) throw new AppError('NOT_FOUND');
    return own;
  }
}
