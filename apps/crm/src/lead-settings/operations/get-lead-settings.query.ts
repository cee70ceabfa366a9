import { getLeadSettings, type LeadSettings } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { LeadSettingsReader } from '../lead-settings.reader';

@Implements(getLeadSettings)
export class GetLeadSettingsQuery implements Handler<typeof getLeadSettings> {
  constructor(private readonly settings: LeadSettingsReader) {}

  handle(): Promise<LeadSettings> {
    return this.settings.current();
  }
}
