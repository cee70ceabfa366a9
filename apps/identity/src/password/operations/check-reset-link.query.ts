import { checkResetLink } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { ResetLinkLookup } from '../reset-link-lookup';

const REASON = 'a reset link does not name its organisation';

/** Tells users that their link no longer works before they choose a new password. */
export const CheckResetLinkQuery = implementWith(
  checkResetLink,
  { platform: REASON },
  [ResetLinkLookup, UnitOfWork],
  (lookup, uow) => ({
    async handle({ body }) {
      const { token } = await uow.runPlatform(REASON, () => lookup.byToken(body.token));
      return { expiresAt: token.expiresAt.toISOString() };
    },
  }),
);
