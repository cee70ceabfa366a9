import { Inject } from '@nestjs/common';
import { AppError, confirmTotp, invalid, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  CONFIG,
  Implements,
  UnitOfWork,
  unseal,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { refusalOf } from '../domain/proof';
import { judgeCode } from '../domain/totp';
import { FactorKeeper, type FactorChange } from '../factor-keeper';
import { FactorReader } from '../factor-reader';
import { OwnAccounts } from '../own-account';
import { TotpRepository } from '../persistence/totp.repository';

@Implements(confirmTotp)
export class ConfirmTotpHandler implements Handler<typeof confirmTotp> {
  constructor(
    private readonly accounts: OwnAccounts,
    private readonly factors: FactorReader,
    private readonly totps: TotpRepository,
    private readonly keeper: FactorKeeper,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle({ body }: InputOf<typeof confirmTotp>): Promise<ResultOf<typeof confirmTotp>> {
    const account = await this.accounts.openForChange();
    const waiting = await this.totps.waiting(account.user.id);
    if (!waiting) throw new AppError('NOT_FOUND', { detail: 'Please begin anew with a fresh QR code.' });
    const secret = unseal(waiting.sealedSecret, this.config.appSecret);
    const found = judgeCode(secret, body.code, waiting.lastUsedStep, this.uow.now());
    // No guess: whoever asks was shown the secret.
    if (found.verdict !== 'right') throw invalid(refusalOf('wrongCode').error);
    const { totpSince } = await this.factors.of(account.user.id);
    await this.totps.confirm(waiting, found.step);
    return { recoveryCodes: await this.keeper.added(account, 'totp', changeFrom(totpSince)) };
  }
}

function changeFrom(since: Date | null): FactorChange {
  const field = 'authenticatorApp';
  if (!since) return { field, oldValue: null, newValue: 'in use', notes: 'An authenticator app was set up.' };
  const notes = 'The authenticator app was replaced by another one.';
  return { field, oldValue: `in use since ${since.toISOString()}`, newValue: 'in use', notes };
}
