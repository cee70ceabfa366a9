import { AppError, removeTotp, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { FactorChanges, type FactorChange } from '../factor-changes';
import { CurrentAccounts } from '../current-account';
import { TotpRepository } from '../persistence/totp.repository';

const REMOVED: FactorChange = {
  field: 'authenticatorApp',
  oldValue: 'in use',
  newValue: null,
  notes: 'The authenticator app was removed.',
};

@Implements(removeTotp)
export class RemoveTotpHandler implements Handler<typeof removeTotp> {
  constructor(
    private readonly accounts: CurrentAccounts,
    private readonly totps: TotpRepository,
    private readonly changes: FactorChanges,
  ) {}

  async handle(_input: InputOf<typeof removeTotp>): Promise<ResultOf<typeof removeTotp>> {
    const { user } = await this.accounts.loadForChange();
    if (!(await this.totps.inForce(user.id))) throw new AppError('NOT_FOUND');
    await this.changes.refuseRemoval(user, 'totp');
    await this.totps.removeAll(user.id);
    await this.changes.removed(user, 'totp', REMOVED);
    return { removed: true };
  }
}
