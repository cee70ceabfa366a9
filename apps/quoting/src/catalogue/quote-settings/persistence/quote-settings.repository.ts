import { Injectable } from '@nestjs/common';
import { quoteSettings } from '@quillcare/contracts';
import { SettingsRepository, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { DEFAULT_QUOTE_SETTINGS } from '../domain/quote-settings';
import { QuoteSettingsEntity } from './quote-settings.entity';

@Injectable()
export class QuoteSettingsRepository extends SettingsRepository<typeof quoteSettings, QuoteSettingsEntity> {
  constructor(uow: UnitOfWork, reader: TenantReader) {
    super(uow, reader, quoteSettings, {
      entity: QuoteSettingsEntity,
      defaults: () => DEFAULT_QUOTE_SETTINGS,
    });
  }
}
