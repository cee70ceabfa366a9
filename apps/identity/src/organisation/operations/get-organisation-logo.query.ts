import { getOrganisationLogo, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { OrganisationLogoReader } from '../persistence/organisation-logo.reader';

@Implements(getOrganisationLogo)
export class GetOrganisationLogoQuery implements Handler<typeof getOrganisationLogo> {
  constructor(private readonly logos: OrganisationLogoReader) {}

  async handle(_input: InputOf<typeof getOrganisationLogo>): Promise<ResultOf<typeof getOrganisationLogo>> {
    return { logo: await this.logos.own() };
  }
}
