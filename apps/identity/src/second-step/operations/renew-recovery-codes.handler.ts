import { AppError, renewRecoveryCodes } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { displayName } from '../../user/domain/user';
import { hasSecondStep } from '../domain/factors';
import { FactorReader } from '../factor-reader';
import { CurrentAccounts } from '../current-account';
import { RecoveryCodeRepository } from '../persistence/recovery-code.repository';

export const RenewRecoveryCodesHandler = implement(
  renewRecoveryCodes,
  [CurrentAccounts, FactorReader, RecoveryCodeRepository, UnitOfWork],
  (accounts, factorReader, codes, uow) => ({
    async handle(_input) {
      const { user } = await accounts.loadForChange();
      const factors = await factorReader.read(user.id);
      if (!hasSecondStep(factors)) throw new AppError('NOT_FOUND');
      const recoveryCodes = await codes.replaceAll(user.id);
      const [oldValue, newValue] = [`${factors.recoveryCodesLeft}`, `${recoveryCodes.length}`];
      uow.audit({
        entityType: 'USER',
        entityId: user.id,
        action: 'UPDATE',
        entityLabel: displayName(user),
        notes: 'New recovery codes were created; the earlier ones no longer work.',
        changes: [{ field: 'recoveryCodes', oldValue, newValue, dataType: 'NUMBER' }],
      });
      return { recoveryCodes };
    },
  }),
);
