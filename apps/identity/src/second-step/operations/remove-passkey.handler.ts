import { AppError, removePasskey } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { FactorChanges } from '../factor-changes';
import { CurrentAccounts } from '../current-account';
import { PasskeyRepository } from '../persistence/passkey.repository';

export const RemovePasskeyHandler = implement(
  removePasskey,
  [CurrentAccounts, PasskeyRepository, FactorChanges],
  (accounts, passkeys, changes) => ({
    async handle({ params }) {
      const { user } = await accounts.loadForChange();
      const passkey = await passkeys.find(params.id);
      // A colleague's passkey is reported as not found, just like another practice's.
      if (passkey?.userId !== user.id) throw new AppError('NOT_FOUND');
      await changes.refuseRemoval(user, 'passkey');
      await passkeys.delete(passkey.id);
      await changes.removed(user, 'passkey', {
        field: 'passkey',
        oldValue: passkey.name,
        newValue: null,
        notes: `The passkey "${passkey.name}" was removed.`,
      });
      return { id: passkey.id };
    },
  }),
);
