import { defineParts } from '@quillcare/service-kit';
import { StoredParts } from './operations/stored-parts';
import { QuoteFileRepository } from './persistence/quote-file.repository';

/** Which PDF files of a quote are asked for and made; evidence makes them. */
export const quoteFileParts = defineParts({
  providers: [QuoteFileRepository, StoredParts],
});
