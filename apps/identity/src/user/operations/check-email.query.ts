import { Inject } from '@nestjs/common';
import { checkEmail, type InputOf } from '@quillcare/contracts';
import { Implements, SERVICE_CONFIG, UnitOfWork, type Handler } from '@quillcare/service-kit';
import type { IdentityConfig } from '../../identity.config';
import { UserRepository } from '../persistence/user.repository';

const REASON = 'an email address belongs to one account of the whole platform';

@Implements(checkEmail, { platform: REASON })
export class CheckEmailQuery implements Handler<typeof checkEmail> {
  constructor(
    private readonly users: UserRepository,
    private readonly uow: UnitOfWork,
    @Inject(SERVICE_CONFIG) private readonly config: IdentityConfig,
  ) {}

  async handle({ body }: InputOf<typeof checkEmail>): Promise<{ exists: boolean }> {
    if (!this.config.DISCLOSE_ACCOUNTS) return { exists: false };
    const user = await this.uow.runPlatform(REASON, () => this.users.findByEmail(body.email));
    return { exists: user !== null };
  }
}
