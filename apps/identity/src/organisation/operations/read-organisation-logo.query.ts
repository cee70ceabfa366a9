import { readOrganisationLogo, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { OrganisationLogoReader } from '../persistence/organisation-logo.reader';

@Implements(readOrganisationLogo)
export class ReadOrganisationLogoQuery implements Handler<typeof readOrganisationLogo> {
  constructor(private readonly logos: OrganisationLogoReader) {}

  async handle(_input: InputOf<typeof readOrganisationLogo>): Promise<ResultOf<typeof readOrganisationLogo>> {
    return { logo: await this.logos.own() };
  }
}
