import {
  AppError,
  invalid,
  liftMailSuppression,
  MailSuppressionChanged,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { SuppressionRepository } from '../persistence/suppression.repository';

const NEEDS_REASON = 'This person marked an email as spam. Please say why they want emails again';

@Implements(liftMailSuppression)
export class LiftMailSuppressionHandler implements Handler<typeof liftMailSuppression> {
  constructor(
    private readonly suppressions: SuppressionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof liftMailSuppression>): Promise<ResultOf<typeof liftMailSuppression>> {
    const found = await this.suppressions.of(body.email);
    if (!found) throw new AppError('NOT_FOUND');
    const { reason } = body;
    if (found.reason === 'COMPLAINT' && reason === null)
      throw invalid({ path: 'reason', message: NEEDS_REASON });
    await this.suppressions.remove(found.id, { reason });
    this.uow.emit(MailSuppressionChanged, found.id, { id: found.id });
    return { address: found.address };
  }
}
