import type { QuoteView } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { inPageOrder } from '../domain/view-sections';

const VIEWS = `select id, at, last_seen_at, device, sections from quoting.quote_view
  where organisation_id = $1 and quote_id = $2 order by at desc, id desc limit $3`;

/** Reads the views of a quote's page, inside or outside a transaction. */
@Injectable()
export class QuoteViewReader {
  constructor(private readonly reader: TenantReader) {}

  /** Newest first. */
  async of(quoteId: string, limit: number): Promise<QuoteView[]> {
    const rows = await this.reader.rows<QuoteView>('quoting.quote_views', VIEWS, [quoteId, limit]);
    return rows.map((view) => ({ ...view, sections: inPageOrder(view.sections) }));
  }
}
