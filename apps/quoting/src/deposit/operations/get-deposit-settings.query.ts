import { getDepositSettings, type DepositSettings } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { DepositSettingsReader } from './deposit-settings.reader';

@Implements(getDepositSettings)
export class GetDepositSettingsQuery implements Handler<typeof getDepositSettings> {
  constructor(private readonly reader: DepositSettingsReader) {}

  handle(): Promise<DepositSettings> {
    return this.reader.shown();
  }
}
