import { checkResetLink, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ResetLinkLookup } from '../reset-link-lookup';

const REASON = 'a reset link does not name its organisation';

/** Tells people that their link no longer works before they choose a new password. */
@Implements(checkResetLink, { platform: REASON })
export class CheckResetLinkQuery implements Handler<typeof checkResetLink> {
  constructor(
    private readonly lookup: ResetLinkLookup,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof checkResetLink>): Promise<ResultOf<typeof checkResetLink>> {
    const { token } = await this.uow.runPlatform(REASON, () => this.lookup.byToken(body.token));
    return { expiresAt: token.expiresAt.toISOString() };
  }
}
