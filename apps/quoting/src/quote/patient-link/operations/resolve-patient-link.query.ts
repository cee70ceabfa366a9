import { resolvePatientLink, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { PatientLinkGuard } from './patient-link.guard';

@Implements(resolvePatientLink, { platform: 'a patient link tells whose it is' })
export class ResolvePatientLinkQuery implements Handler<typeof resolvePatientLink> {
  constructor(private readonly guard: PatientLinkGuard) {}

  async handle({ body }: InputOf<typeof resolvePatientLink>): Promise<ResultOf<typeof resolvePatientLink>> {
    const { linkId, quoteId, organisationId } = await this.guard.resolve(body.token);
    return { linkId, quoteId, organisationId };
  }
}
