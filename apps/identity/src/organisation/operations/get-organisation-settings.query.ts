import {
  AppError,
  getOrganisationSettings,
  type InputOf,
  type OrganisationSettings,
} from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { settingsOf } from '../domain/organisation-changes';
import { OrganisationReader } from '../persistence/organisation.reader';

@Implements(getOrganisationSettings)
export class GetOrganisationSettingsQuery implements Handler<typeof getOrganisationSettings> {
  constructor(private readonly organisations: OrganisationReader) {}

  async handle(_input: InputOf<typeof getOrganisationSettings>): Promise<OrganisationSettings> {
    const own = await this.organisations.own();
    if (!own) throw new AppError('NOT_FOUND');
    return settingsOf(own);
  }
}
