import { AppError, removeTotp } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { FactorChanges, type FactorChange } from '../factor-changes';
import { CurrentAccounts } from '../current-account';
import { TotpRepository } from '../persistence/totp.repository';

const REMOVED: FactorChange = {
  field: 'authenticatorApp',
  oldValue: 'in use',
  newValue: null,
  notes: 'The authenticator app was removed.',
};

export const RemoveTotpHandler = implement(
  removeTotp,
  [CurrentAccounts, TotpRepository, FactorChanges],
  (accounts, totps, changes) => ({
    async handle(_input) {
      const { user } = await accounts.loadForChange();
      if (!(await totps.findConfirmed(user.id))) throw new AppError('NOT_FOUND');
      await changes.assertRemovable(user, 'totp');
      await totps.removeAll(user.id);
      await changes.afterRemoved(user, 'totp', REMOVED);
      return { removed: true };
    },
  }),
);
