import { MOST_RETRIED, retryMails, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../../acting-staff';
import { MailRetrier } from '../mail-retrier';
import { RetryRepository } from '../persistence/retry.repository';

interface Chosen {
  ids: string[];
  outdated: number;
  hasMore: boolean;
}

@Implements(retryMails)
export class RetryMailsHandler implements Handler<typeof retryMails> {
  constructor(
    private readonly mails: RetryRepository,
    private readonly retrier: MailRetrier,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body }: InputOf<typeof retryMails>): Promise<Chosen> {
    const failed = await this.uow.run(() => this.mails.failed(body.kind ?? null, MOST_RETRIED + 1));
    const some = failed.slice(0, MOST_RETRIED);
    const outdated = await this.retrier.outdated(actingStaff().organisationId, some);
    const ids = some.map(({ id }) => id).filter((id) => !outdated.has(id));
    return { ids, outdated: outdated.size, hasMore: failed.length > MOST_RETRIED };
  }

  async handle(
    _input: InputOf<typeof retryMails>,
    { ids, outdated, hasMore }: Chosen,
  ): Promise<ResultOf<typeof retryMails>> {
    return { retried: await this.retrier.release(ids), outdated, hasMore };
  }
}
