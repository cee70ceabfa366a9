import { Inject } from '@nestjs/common';
import { reportSignInTries, warnOfSignInTries, type InputOf } from '@quillcare/contracts';
import {
  CONFIG,
  Implements,
  seal,
  UnitOfWork,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';

const REASON = 'an attempted address may belong to an account of any practice, or to none';

/** Only enqueues a job, which looks up the account later, so that response times reveal nothing. */
@Implements(reportSignInTries, { platform: REASON })
export class ReportSignInTriesHandler implements Handler<typeof reportSignInTries> {
  constructor(
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle({ body }: InputOf<typeof reportSignInTries>): Promise<{ noted: true }> {
    this.uow.enqueue(warnOfSignInTries, { sealedEmail: seal(body.email, this.config.appSecret) });
    return { noted: true };
  }
}
