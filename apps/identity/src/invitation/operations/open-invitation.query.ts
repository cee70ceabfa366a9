import { openInvitation, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { InvitationOpener } from '../invitation-opener';

const REASON = 'the link of an invitation does not say whose it is';

@Implements(openInvitation, { platform: REASON })
export class OpenInvitationQuery implements Handler<typeof openInvitation> {
  constructor(
    private readonly opener: InvitationOpener,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof openInvitation>): Promise<ResultOf<typeof openInvitation>> {
    const { invitation, organisation } = await this.uow.runPlatform(REASON, () =>
      this.opener.open(params.token),
    );
    const { email, firstName, lastName, role, expiresAt } = invitation;
    return {
      practiceName: organisation.name,
      ...{ email, firstName, lastName, role },
      expiresAt: expiresAt.toISOString(),
    };
  }
}
