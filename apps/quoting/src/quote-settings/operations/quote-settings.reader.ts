import { Injectable } from '@nestjs/common';
import type { QuoteSettings } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { DEFAULT_QUOTE_SETTINGS } from '../domain/quote-settings';

const SETTINGS = `select version, updated_at, discount_cap_basis_points, validity_days, blocking_points, gst_on_every_line,
    gst_confirmed_at, health_funds
  from quoting.quote_settings where organisation_id = $1`;

/** Reads how a practice prices and sends quotes, within a transaction or without one. */
@Injectable()
export class QuoteSettingsReader {
  constructor(private readonly reader: TenantReader) {}

  /** The settings of the context's practice, or the defaults. */
  async current(): Promise<QuoteSettings> {
    const stored = await this.reader.one<QuoteSettings>('quoting.quote_settings', SETTINGS);
    return stored ?? DEFAULT_QUOTE_SETTINGS;
  }
}
