import { Inject } from '@nestjs/common';
import {
  AssistantSettingsChanged,
  updateAssistantSettings,
  type AssistantSettings,
  type InputOf,
} from '@quillcare/contracts';
import { Implements, SERVICE_CONFIG, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import type { AssistantConfig } from '../assistant.config';
import { AssistantSettingsRepository } from './assistant-settings.repository';

@Implements(updateAssistantSettings)
export class UpdateAssistantSettingsHandler implements Handler<typeof updateAssistantSettings> {
  constructor(
    private readonly settings: AssistantSettingsRepository,
    private readonly uow: UnitOfWork,
    @Inject(SERVICE_CONFIG) private readonly config: AssistantConfig,
  ) {}

  async handle({ body }: InputOf<typeof updateAssistantSettings>): Promise<AssistantSettings> {
    const changed = await this.settings.change(body.version, body.usesModel);
    if (changed.version !== body.version)
      this.uow.emit(AssistantSettingsChanged, changed.id, { id: changed.id });
    return { ...toWire(changed), hasModel: this.config.ASSISTANT_URL !== '' };
  }
}
