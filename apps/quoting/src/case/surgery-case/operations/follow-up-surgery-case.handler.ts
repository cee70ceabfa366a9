import { followUpSurgeryCase, type InputOf, type SurgeryCase } from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { CaseWriter, type CasePractice } from './case-writer';

@Implements(followUpSurgeryCase)
export class FollowUpSurgeryCaseHandler implements Handler<typeof followUpSurgeryCase> {
  constructor(
    private readonly writer: CaseWriter,
    private readonly organisation: OrganisationFacts,
  ) {}

  prepare(): Promise<CasePractice> {
    return this.organisation.current();
  }

  handle(
    { params, body }: InputOf<typeof followUpSurgeryCase>,
    practice: CasePractice,
  ): Promise<SurgeryCase> {
    const asked = { id: params.id, version: body.version, practice };
    return this.writer.step('POST_OP', 'FOLLOWED_UP', asked, body.note);
  }
}
