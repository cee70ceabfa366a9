import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { IsNull } from 'typeorm';
import { DEFAULT_CALLBACK_SETTING, type CallbackSetting } from './callback-setting';
import { CallbackSettingEntity } from './callback-setting.entity';

@Injectable()
export class CallbackSettingRepository extends TenantRepository<CallbackSettingEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, CallbackSettingEntity, { audit: 'CALLBACK_SETTINGS' });
  }

  /** The practice's settings, or the defaults. */
  async current(): Promise<CallbackSetting> {
    return (await this.stored()) ?? DEFAULT_CALLBACK_SETTING;
  }

  /** Changes the practice's settings; the first change stores them over `first`. `version` is 0 while there are none. */
  async change(
    version: number,
    changes: Partial<CallbackSetting>,
    first: CallbackSetting,
  ): Promise<CallbackSettingEntity> {
    const stored = await this.stored();
    if (stored) return this.update(stored.id, (row) => void Object.assign(row, changes), { version });
    if (version !== 0) throw new AppError('VERSION_CONFLICT', { facts: { version: 0 } });
    // Two administrators who both save them first: the second one looks at them again.
    return onUniqueViolation(
      () => this.insert({ ...first, ...changes }),
      'callback_setting_of_organisation',
      () => new AppError('VERSION_CONFLICT', { facts: { version: 1 } }),
    );
  }

  private stored(): Promise<CallbackSettingEntity | null> {
    const where = { organisationId: this.organisationId, deletedAt: IsNull() };
    return this.manager.findOne(CallbackSettingEntity, { where });
  }
}
