import { Inject } from '@nestjs/common';
import {
  EmailConfigChanged,
  invalidInput,
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
import {
  applyEmailConfigChanges,
  findEmailConfigProblems,
  type StoredEmailConfig,
} from '../domain/email-config';
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
      const next = applyEmailConfigChanges(stored, changes, (password) =>
        seal(password, this.config.appSecret),
      );
      const problems = findEmailConfigProblems(stored, next, changes, this.configs.rules);
      if (problems.length > 0) throw invalidInput(...problems);
      return next;
    };
    const changed = await this.configs.change({
      version,
      change,
      notes: passwordChangeNotes(changes.password),
    });
    if (changed.version !== version) this.uow.emit(EmailConfigChanged, changed.id, { id: changed.id });
    return this.configs.current();
  }
}

function passwordChangeNotes(password: string | null | undefined): string | null {
  if (password === undefined) return null;
  return password === null ? 'Password removed' : 'Password set';
}
