import { AppError, removePasskey, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { FactorChanges } from '../factor-changes';
import { CurrentAccounts } from '../current-account';
import { PasskeyRepository } from '../persistence/passkey.repository';

@Implements(removePasskey)
export class RemovePasskeyHandler implements Handler<typeof removePasskey> {
  constructor(
    private readonly accounts: CurrentAccounts,
    private readonly passkeys: PasskeyRepository,
    private readonly changes: FactorChanges,
  ) {}

  async handle({ params }: InputOf<typeof removePasskey>): Promise<{ id: string }> {
    const { user } = await this.accounts.loadForChange();
    const passkey = await this.passkeys.find(params.id);
    // A colleague's passkey is as little there as another practice's.
    if (passkey?.userId !== user.id) throw new AppError('NOT_FOUND');
    await this.changes.refuseRemoval(user, 'passkey');
    await this.passkeys.delete(passkey.id);
    await this.changes.removed(user, 'passkey', {
      field: 'passkey',
      oldValue: passkey.name,
      newValue: null,
      notes: `The passkey "${passkey.name}" was removed.`,
    });
    return { id: passkey.id };
  }
}
