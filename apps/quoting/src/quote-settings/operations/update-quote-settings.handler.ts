import {
  QuoteSettingsChanged,
  updateQuoteSettings,
  type InputOf,
  type QuoteSettings,
} from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { QuoteSettingsRepository } from '../persistence/quote-settings.repository';

@Implements(updateQuoteSettings)
export class UpdateQuoteSettingsHandler implements Handler<typeof updateQuoteSettings> {
  constructor(
    private readonly settings: QuoteSettingsRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof updateQuoteSettings>): Promise<QuoteSettings> {
    const { version, ...changes } = body;
    const changed = await this.settings.change(version, changes);
    if (changed.version !== version) this.uow.emit(QuoteSettingsChanged, changed.id, { id: changed.id });
    return toWire(changed);
  }
}
