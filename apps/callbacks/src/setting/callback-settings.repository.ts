import { Injectable } from '@nestjs/common';
import { callbackSettings } from '@quillcare/contracts';
import { OrganisationFacts, SettingsRepository, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { DEFAULT_CALLBACK_SETTING, firstSetting, type CallbackSetting } from './callback-setting';
import { CallbackSettingEntity } from './callback-setting.entity';

@Injectable()
export class CallbackSettingsRepository extends SettingsRepository<
  typeof callbackSettings,
  CallbackSettingEntity
> {
  constructor(
    uow: UnitOfWork,
    reader: TenantReader,
    private readonly organisation: OrganisationFacts,
  ) {
    super(uow, reader, callbackSettings, {
      entity: CallbackSettingEntity,
      defaults: () => DEFAULT_CALLBACK_SETTING,
    });
  }

  override async first(): Promise<CallbackSetting> {
    return firstSetting(await this.organisation.current());
  }
}
