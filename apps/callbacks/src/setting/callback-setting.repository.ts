import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { IsNull } from 'typeorm';
import { DEFAULT_CALLBACK_SETTING, type CallbackSetting } from './callback-setting';
import { CallbackSettingEntity } from './callback-setting.entity';

@Injectable()
export class CallbackSettingRepository extends TenantRepository<CallbackSettingEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, CallbackSettingEntity);
  }

  /** The practice's settings, or the defaults. */
  async current(): Promise<CallbackSetting> {
    const where = { organisationId: this.organisationId, deletedAt: IsNull() };
    return (await this.manager.findOne(CallbackSettingEntity, { where })) ?? DEFAULT_CALLBACK_SETTING;
  }
}
