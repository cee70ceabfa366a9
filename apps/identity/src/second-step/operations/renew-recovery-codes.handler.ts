import { AppError, renewRecoveryCodes, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { displayName } from '../../user/domain/user';
import { hasSecondStep } from '../domain/factors';
import { FactorReader } from '../factor-reader';
import { CurrentAccounts } from '../current-account';
import { RecoveryCodeRepository } from '../persistence/recovery-code.repository';

@Implements(renewRecoveryCodes)
export class RenewRecoveryCodesHandler implements Handler<typeof renewRecoveryCodes> {
  constructor(
    private readonly accounts: CurrentAccounts,
    private readonly factors: FactorReader,
    private readonly codes: RecoveryCodeRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle(_input: InputOf<typeof renewRecoveryCodes>): Promise<ResultOf<typeof renewRecoveryCodes>> {
    const { user } = await this.accounts.loadForChange();
    const factors = await this.factors.of(user.id);
    if (!hasSecondStep(factors)) throw new AppError('NOT_FOUND');
    const recoveryCodes = await this.codes.renew(user.id);
    const [oldValue, newValue] = [`${factors.recoveryCodesLeft}`, `${recoveryCodes.length}`];
    this.uow.audit({
      entityType: 'USER',
      entityId: user.id,
      action: 'UPDATE',
      entityLabel: displayName(user),
      notes: 'New recovery codes were created; the earlier ones no longer work.',
      changes: [{ field: 'recoveryCodes', oldValue, newValue, dataType: 'NUMBER' }],
    });
    return { recoveryCodes };
  }
}
