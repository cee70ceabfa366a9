import { checkResetLink, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { ResetLinkOpener } from '../reset-link-opener';

const REASON = 'a link for a new password does not say whose it is';

/** Lets people know before they think of a new password that their link will not take it. */
@Implements(checkResetLink, { platform: REASON })
export class CheckResetLinkQuery implements Handler<typeof checkResetLink> {
  constructor(
    private readonly opener: ResetLinkOpener,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof checkResetLink>): Promise<ResultOf<typeof checkResetLink>> {
    const { token } = await this.uow.runPlatform(REASON, () => this.opener.open(body.token));
    return { expiresAt: token.expiresAt.toISOString() };
  }
}
