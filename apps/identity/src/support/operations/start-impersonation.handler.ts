import { AppError, startImpersonation, type InputOf, type SessionTokens } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { UserRepository } from '../../user/persistence/user.repository';
import { refuseSupport } from '../domain/support';
import { SupportSessions } from '../support-sessions';

const REASON = 'a super admin supports a person of another practice';

@Implements(startImpersonation, { platform: REASON })
export class StartImpersonationHandler implements Handler<typeof startImpersonation> {
  constructor(
    private readonly users: UserRepository,
    private readonly organisations: OrganisationRepository,
    private readonly support: SupportSessions,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof startImpersonation>): Promise<SessionTokens> {
    const { userId, organisationId, reason, minutes, readOnly } = body;
    const found = await this.users.findAnywhere(userId);
    if (!found || (organisationId && organisationId !== found.organisationId))
      throw new AppError('NOT_FOUND');
    await this.support.endOthers(requireUser());
    return this.uow.runFor(found.organisationId, async () => {
      // Locked: a session must not start concurrently with a change that ends all sessions.
      const person = await this.users.get(userId, { lock: true });
      const practice = await this.organisations.get(found.organisationId);
      refuseSupport(person, practice);
      return this.support.begin(requireUser(), person, practice, { reason, minutes, readOnly });
    });
  }
}
