import { Inject, Injectable } from '@nestjs/common';
import type { AssistantSettings } from '@quillcare/contracts';
import { currentContext, SERVICE_CONFIG, TenantReader } from '@quillcare/service-kit';
import type { AssistantConfig } from '../assistant.config';

const SETTINGS = `select version, updated_at, uses_model
  from assistant.assistant_settings where organisation_id = $1 and deleted_at is null`;
const DEFAULTS = { version: 0, updatedAt: null, usesModel: false };

/** Reads whether a third party may word the answers. */
@Injectable()
export class AssistantSettingsReader {
  constructor(
    private readonly reader: TenantReader,
    @Inject(SERVICE_CONFIG) private readonly config: AssistantConfig,
  ) {}

  /** The settings of the context's practice, or the defaults; without a practice nobody has agreed to anything. */
  async current(): Promise<AssistantSettings> {
    const hasModel = this.config.ASSISTANT_URL !== '';
    if (currentContext().organisationId === null) return { ...DEFAULTS, hasModel };
    const stored = await this.reader.one<Omit<AssistantSettings, 'hasModel'>>('assistant.settings', SETTINGS);
    return { ...(stored ?? DEFAULTS), hasModel };
  }
}
