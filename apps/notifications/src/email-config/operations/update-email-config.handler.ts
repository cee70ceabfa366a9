import { Inject } from '@nestjs/common';
import {
  EmailConfigChanged,
  invalid,
  updateEmailConfig,
  type EmailConfig,
  type InputOf,
} from '@quillcare/contracts';
import {
  CONFIG,
  Implements,
  seal,
  UnitOfWork,
  type Handler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { changedEmailConfig, emailConfigProblems, type StoredEmailConfig } from '../domain/email-config';
import { EmailConfigRepository } from '../persistence/email-config.repository';

@Implements(updateEmailConfig)
export class UpdateEmailConfigHandler implements Handler<typeof updateEmailConfig> {
  constructor(
    private readonly configs: EmailConfigRepository,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle({ body }: InputOf<typeof updateEmailConfig>): Promise<EmailConfig> {
    const { version, ...changes } = body;
    const change = (stored: StoredEmailConfig) => {
      const next = changedEmailConfig(stored, changes, (password) => seal(password, this.config.appSecret));
      const problems = emailConfigProblems(stored, next, changes, this.configs.rules);
      if (problems.length > 0) throw invalid(...problems);
      return next;
    };
    const changed = await this.configs.change({ version, change, notes: noteOf(changes.password) });
    if (changed.version !== version) this.uow.emit(EmailConfigChanged, changed.id, { id: changed.id });
    return this.configs.current();
  }
}

function noteOf(password: string | null | undefined): string | null {
  if (password === undefined) return null;
  return password === null ? 'Password removed' : 'Password set';
}
