import { getSurgeryCase, type InputOf, type SurgeryCase } from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { SurgeryCaseReader } from './surgery-case.reader';

@Implements(getSurgeryCase)
export class GetSurgeryCaseQuery implements Handler<typeof getSurgeryCase> {
  constructor(
    private readonly cases: SurgeryCaseReader,
    private readonly organisation: OrganisationFacts,
  ) {}

  async handle({ params }: InputOf<typeof getSurgeryCase>): Promise<SurgeryCase> {
    return this.cases.get(params.id, await this.organisation.current());
  }
}
