import { AppError, startImpersonation } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { OrganisationRepository } from '../../organisation/persistence/organisation.repository';
import { UserRepository } from '../../user/persistence/user.repository';
import { refuseSupport } from '../domain/support';
import { SupportSessions } from '../support-sessions';

const REASON = 'a super admin supports a person of another practice';

export const StartImpersonationHandler = implementWith(
  startImpersonation,
  { platform: REASON },
  [UserRepository, OrganisationRepository, SupportSessions, UnitOfWork],
  (users, organisations, support, uow) => ({
    async handle({ body }) {
      const { userId, organisationId, reason, minutes, readOnly } = body;
      const found = await users.findAnywhere(userId);
      if (!found || (organisationId && organisationId !== found.organisationId))
        throw new AppError('NOT_FOUND');
      await support.endOthers(requireUser());
      return uow.runFor(found.organisationId, async () => {
        // Locked, so that no session starts concurrently with a change that ends all sessions.
        const person = await users.get(userId, { lock: true });
        const practice = await organisations.get(found.organisationId);
        refuseSupport(person, practice);
        return support.begin(requireUser(), person, practice, { reason, minutes, readOnly });
      });
    },
  }),
);
