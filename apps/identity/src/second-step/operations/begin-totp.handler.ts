import { Inject } from '@nestjs/common';
import { beginTotp, type InputOf, type ResultOf } from '@quillcare/contracts';
import { CONFIG, Implements, seal, type Handler, type ProcessConfig } from '@quillcare/service-kit';
import { newTotpSecret, totpUri } from '../domain/totp';
import { CurrentAccounts } from '../current-account';
import { TotpRepository } from '../persistence/totp.repository';

@Implements(beginTotp)
export class BeginTotpHandler implements Handler<typeof beginTotp> {
  constructor(
    private readonly accounts: CurrentAccounts,
    private readonly totps: TotpRepository,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** An existing app stays valid until the new one has produced its first code. */
  async handle(_input: InputOf<typeof beginTotp>): Promise<ResultOf<typeof beginTotp>> {
    const { user } = await this.accounts.loadForChange();
    const secret = newTotpSecret();
    await this.totps.begin(user.id, seal(secret, this.config.appSecret));
    return { secret, uri: totpUri(secret, user.email) };
  }
}
