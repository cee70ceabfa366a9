import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type PublicQuote } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { DEFAULT_DEPOSIT_SETTINGS, type StoredDepositSettings } from '../domain/deposit-settings';
import { DepositSettingsEntity } from './deposit-settings.entity';

const HOOK_BYTES = 24;

@Injectable()
export class DepositSettingsRepository extends TenantRepository<DepositSettingsEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, DepositSettingsEntity, {
      audit: 'DEPOSIT_SETTINGS',
      auditHidden: ['sealedKey', 'sealedWebhookSecret', 'hookId'],
    });
  }

  /** The practice's settings; null if it never saved any. */
  current(): Promise<DepositSettingsEntity | null> {
    return this.manager.findOne(DepositSettingsEntity, { where: { organisationId: this.organisationId } });
  }

  /** What patients are told before they accept; null where the practice takes no deposits. */
  async offer(): Promise<PublicQuote['deposit']> {
    const stored = await this.current();
    return stored?.isOn ? stored : null;
  }

  /** In a platform scope: whose address it is that something was reported to. */
  byHook(hookId: string): Promise<DepositSettingsEntity | null> {
    return this.manager.findOne(DepositSettingsEntity, { where: { hookId } });
  }

  /** The first change stores them. `version` is 0 while there are none. `notes` are for the audit, which never shows the secrets. */
  async change(
    version: number,
    change: (stored: StoredDepositSettings) => StoredDepositSettings,
    notes: string | null,
  ): Promise<DepositSettingsEntity> {
    const stored = await this.current();
    if (stored)
      return this.update(stored.id, (row) => void Object.assign(row, change({ ...row })), { version, notes });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    const hookId = randomBytes(HOOK_BYTES).toString('base64url');
    // Two administrators who both save them first: the second one looks at them again.
    return onUniqueViolation(
      () => this.insert(change({ ...DEFAULT_DEPOSIT_SETTINGS, hookId }), { notes }),
      'deposit_settings_of_organisation',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }
}
