import { Inject, Injectable } from '@nestjs/common';
import { assistantSettings, type AssistantSettings } from '@quillcare/contracts';
import {
  currentContext,
  SERVICE_CONFIG,
  SettingsRepository,
  TenantReader,
  UnitOfWork,
} from '@quillcare/service-kit';
import type { AssistantConfig } from '../assistant.config';
import { AssistantSettingsEntity } from './assistant-settings.entity';

const DEFAULTS = { usesModel: false };

/** Whether a practice lets a third-party model word the answers. */
@Injectable()
export class AssistantSettingsRepository extends SettingsRepository<
  typeof assistantSettings,
  AssistantSettingsEntity
> {
  constructor(
    uow: UnitOfWork,
    reader: TenantReader,
    @Inject(SERVICE_CONFIG) private readonly config: AssistantConfig,
  ) {
    super(uow, reader, assistantSettings, { entity: AssistantSettingsEntity, defaults: () => DEFAULTS });
  }

  /** Without a practice in context there is no consent, so the defaults apply. */
  override async current(): Promise<AssistantSettings> {
    const hasModel = this.config.ASSISTANT_URL !== '';
    if (currentContext().organisationId === null)
      return { ...DEFAULTS, version: 0, updatedAt: null, hasModel };
    return { ...(await super.current()), hasModel };
  }
}
