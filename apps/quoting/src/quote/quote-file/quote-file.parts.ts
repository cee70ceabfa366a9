import { defineParts } from '@quillcare/service-kit';
import { StoredParts } from './operations/stored-parts';
import { AttestQuoteFiles1796210000000 } from './persistence/attest-quote-files.migration';
import { QuoteFileRepository } from './persistence/quote-file.repository';

/** Records of the PDF files of quotes. The evidence feature makes them. */
export const quoteFileParts = defineParts({
  migrations: [AttestQuoteFiles1796210000000],
  providers: [QuoteFileRepository, StoredParts],
});
