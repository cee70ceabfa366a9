import { Inject } from '@nestjs/common';
import { issuePasswordReset, requestPasswordReset, type InputOf } from '@quillcare/contracts';
import {
  CONFIG,
  Implements,
  newId,
  seal,
  UnitOfWork,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';

const REASON =
  'a person who forgot the password is not signed in, and the answer must not depend on the address';

/** Only enqueues a job, which looks up the account later, so that response times reveal nothing. */
@Implements(requestPasswordReset, { platform: REASON })
export class RequestPasswordResetHandler implements Handler<typeof requestPasswordReset> {
  constructor(
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle({ body }: InputOf<typeof requestPasswordReset>): Promise<{ success: true }> {
    const sealedEmail = seal(body.email, this.config.appSecret);
    this.uow.enqueue(issuePasswordReset, { requestId: newId(), sealedEmail });
    return { success: true };
  }
}
