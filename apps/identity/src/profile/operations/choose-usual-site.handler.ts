import { AppError, chooseUsualSite, organisationOf, readDirectoryNames } from '@quillcare/contracts';
import { currentContext, implement, RpcClient } from '@quillcare/service-kit';
import { requireUser } from '../../actor';
import { UserRepository } from '../../user/persistence/user.repository';

export const ChooseUsualSiteHandler = implement(
  chooseUsualSite,
  [UserRepository, RpcClient],
  (users, rpc) => ({
    /** Sites belong to another service. A site no longer offered cannot be chosen. */
    async prepare({ body }) {
      if (body.siteId === null) return;
      const organisationId = organisationOf(currentContext().principal);
      if (!organisationId) throw new AppError('FORBIDDEN');
      const { sites } = await rpc.call(readDirectoryNames, { body: { organisationId } });
      if (!sites.some(({ id }) => id === body.siteId)) throw new AppError('NOT_FOUND');
    },

    async handle({ body }) {
      await users.chooseUsualSite(requireUser().userId, body.siteId);
      return { usualSiteId: body.siteId };
    },
  }),
);
