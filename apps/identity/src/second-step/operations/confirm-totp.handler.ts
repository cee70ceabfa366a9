import { Inject } from '@nestjs/common';
import { AppError, confirmTotp, invalidInput, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  CONFIG,
  Implements,
  UnitOfWork,
  unseal,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { buildRefusal } from '../domain/proof';
import { checkCode } from '../domain/totp';
import { FactorChanges, type FactorChange } from '../factor-changes';
import { FactorReader } from '../factor-reader';
import { CurrentAccounts } from '../current-account';
import { TotpRepository } from '../persistence/totp.repository';

@Implements(confirmTotp)
export class ConfirmTotpHandler implements Handler<typeof confirmTotp> {
  constructor(
    private readonly accounts: CurrentAccounts,
    private readonly factors: FactorReader,
    private readonly totps: TotpRepository,
    private readonly changes: FactorChanges,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle({ body }: InputOf<typeof confirmTotp>): Promise<ResultOf<typeof confirmTotp>> {
    const account = await this.accounts.loadForChange();
    const waiting = await this.totps.findPending(account.user.id);
    if (!waiting) throw new AppError('NOT_FOUND', { detail: 'Please start again with a new QR code.' });
    const secret = unseal(waiting.sealedSecret, this.config.secrets);
    const found = checkCode(secret, body.code, waiting.lastUsedStep, this.uow.now());
    // Not counted as a wrong attempt, because the user was just shown the secret.
    if (found.verdict !== 'right') throw invalidInput(buildRefusal('wrongCode').error);
    const { totpSince } = await this.factors.read(account.user.id);
    await this.totps.confirm(waiting, found.step);
    return { recoveryCodes: await this.changes.afterAdded(account, 'totp', toFactorChange(totpSince)) };
  }
}

function toFactorChange(since: Date | null): FactorChange {
  const field = 'authenticatorApp';
  if (!since) return { field, oldValue: null, newValue: 'in use', notes: 'An authenticator app was set up.' };
  const notes = 'The authenticator app was replaced by another one.';
  return { field, oldValue: `in use since ${since.toISOString()}`, newValue: 'in use', notes };
}
