import { MOST_RETRIED, retryMailsOf, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { MailRetrier } from '../mail-retrier';
import { RetryRepository } from '../persistence/retry.repository';

@Implements(retryMailsOf)
export class RetryMailsOfHandler implements Handler<typeof retryMailsOf> {
  constructor(
    private readonly mails: RetryRepository,
    private readonly retrier: MailRetrier,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body: { organisationId } }: InputOf<typeof retryMailsOf>): Promise<string[]> {
    const failed = await this.uow.run(() => this.mails.failed(null, MOST_RETRIED));
    const outdated = await this.retrier.outdated(organisationId, failed);
    return failed.map(({ id }) => id).filter((id) => !outdated.has(id));
  }

  async handle(_input: InputOf<typeof retryMailsOf>, ids: string[]): Promise<ResultOf<typeof retryMailsOf>> {
    return { retried: await this.retrier.release(ids) };
  }
}
