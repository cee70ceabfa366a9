import { defineParts } from '@quillcare/service-kit';
import { StoredParts } from './operations/stored-parts';
import { CreateQuoteFiles1764500006001 } from './persistence/create-quote-files.migration';
import { QuoteFileRepository } from './persistence/quote-file.repository';

/** Which PDF files of a quote are asked for and made; evidence makes them. */
export const quoteFileParts = defineParts({
  migrations: [CreateQuoteFiles1764500006001],
  providers: [QuoteFileRepository, StoredParts],
});
