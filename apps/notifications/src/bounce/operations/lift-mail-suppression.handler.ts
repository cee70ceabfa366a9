import {
  AppError,
  liftMailSuppression,
  MailSuppressionChanged,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { SuppressionRepository } from '../persistence/suppression.repository';

@Implements(liftMailSuppression)
export class LiftMailSuppressionHandler implements Handler<typeof liftMailSuppression> {
  constructor(
    private readonly suppressions: SuppressionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof liftMailSuppression>): Promise<ResultOf<typeof liftMailSuppression>> {
    const found = await this.suppressions.of(body.email);
    if (!found) throw new AppError('NOT_FOUND');
    await this.suppressions.remove(found.id);
    this.uow.emit(MailSuppressionChanged, found.id, { id: found.id });
    return { address: found.address };
  }
}
