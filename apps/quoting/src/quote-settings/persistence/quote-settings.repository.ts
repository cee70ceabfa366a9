import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { changedSettings, DEFAULT_QUOTE_SETTINGS, type SettingsChanges } from '../domain/quote-settings';
import { QuoteSettingsEntity } from './quote-settings.entity';

@Injectable()
export class QuoteSettingsRepository extends TenantRepository<QuoteSettingsEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, QuoteSettingsEntity, { audit: 'QUOTE_SETTINGS' });
  }

  /** Changes the practice's settings; the first change stores them. `version` is 0 while there are none. */
  async change(version: number, changes: SettingsChanges): Promise<QuoteSettingsEntity> {
    const where = { organisationId: this.organisationId };
    const stored = await this.manager.findOne(QuoteSettingsEntity, { where });
    if (stored) return this.changeStored(stored.id, version, changes);
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    const { version: _version, updatedAt: _updatedAt, ...defaults } = DEFAULT_QUOTE_SETTINGS;
    const first = changedSettings({ ...defaults, gstConfirmedAt: null }, changes, this.uow.now());
    // Two administrators who both save them first: the second one looks at them again.
    return onUniqueViolation(
      () => this.insert(first),
      'quote_settings_of_organisation',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }

  private changeStored(id: string, version: number, changes: SettingsChanges): Promise<QuoteSettingsEntity> {
    const now = this.uow.now();
    return this.update(id, (row) => void Object.assign(row, changedSettings({ ...row }, changes, now)), {
      version,
    });
  }
}
