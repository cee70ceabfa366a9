import { getCaseSettings, type CaseSettings } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { CaseSettingsReader } from './case-settings.reader';

@Implements(getCaseSettings)
export class GetCaseSettingsQuery implements Handler<typeof getCaseSettings> {
  constructor(private readonly settings: CaseSettingsReader) {}

  handle(): Promise<CaseSettings> {
    return this.settings.current();
  }
}
