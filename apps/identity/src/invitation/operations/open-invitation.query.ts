import { openInvitation, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { InvitationLookup } from '../invitation-lookup';

const REASON = 'an invitation link does not name its organisation';

@Implements(openInvitation, { platform: REASON })
export class OpenInvitationQuery implements Handler<typeof openInvitation> {
  constructor(
    private readonly lookup: InvitationLookup,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof openInvitation>): Promise<ResultOf<typeof openInvitation>> {
    const { invitation, organisation } = await this.uow.runPlatform(REASON, () =>
      this.lookup.byToken(params.token),
    );
    const { email, firstName, lastName, role, expiresAt } = invitation;
    return {
      practiceName: organisation.name,
      email,
      firstName,
      lastName,
      role,
      expiresAt: expiresAt.toISOString(),
    };
  }
}
