import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { TenantReader } from '@quillcare/service-kit';
import type { QuoteContent, QuoteState } from '../domain/quote.state';
import { STORED_QUOTE, STORED_QUOTES } from '../persistence/quote.columns';

/** The stored fields of a quote that comparisons use. */
export type StoredContent = QuoteContent &
  Pick<QuoteState, 'id' | 'quoteNumber' | 'revision' | 'previousId'> & { version: number };

/** Reads whole quotes without locking them. */
@Injectable()
export class QuoteReader {
  constructor(private readonly reader: TenantReader) {}

  /** The content of a quote. Throws NOT_FOUND. */
  async readContent(id: string): Promise<StoredContent> {
    const found = await this.reader.one<StoredContent>('quoting.stored_quote', STORED_QUOTE, [id]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /** The contents of those quotes that exist, by id. */
  readContents(ids: readonly string[]): Promise<StoredContent[]> {
    return this.reader.rows<StoredContent>('quoting.stored_quotes', STORED_QUOTES, [ids]);
  }
}
