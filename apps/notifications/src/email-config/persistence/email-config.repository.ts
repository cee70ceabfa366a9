import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { DEFAULT_EMAIL_CONFIG, type StoredEmailConfig } from '../domain/email-config';
import { EmailConfigEntity } from './email-config.entity';

@Injectable()
export class EmailConfigRepository extends TenantRepository<EmailConfigEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, EmailConfigEntity, { audit: 'EMAIL_CONFIG', auditHidden: ['sealedPassword'] });
  }

  /** The practice's settings; null if it never saved any. */
  current(): Promise<EmailConfigEntity | null> {
    return this.manager.findOne(EmailConfigEntity, { where: { organisationId: this.organisationId } });
  }

  /**
   * Changes the practice's settings; the first change stores them. `version` is 0 while there are none. `notes` are for the
   * audit, which never shows the password.
   */
  async change(
    version: number,
    change: (stored: StoredEmailConfig) => StoredEmailConfig,
    notes: string | null,
  ): Promise<EmailConfigEntity> {
    const stored = await this.current();
    if (stored)
      return this.update(stored.id, (row) => void Object.assign(row, change({ ...row })), { version, notes });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    // Two administrators who both save them first: the second one looks at them again.
    return onUniqueViolation(
      () => this.insert(change(DEFAULT_EMAIL_CONFIG), { notes }),
      'email_config_of_organisation',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }
}
