import { getQuotePdf, type FilePage, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { QuoteFilePages } from './quote-file.pages';

@Implements(getQuotePdf)
export class GetQuotePdfQuery implements Handler<typeof getQuotePdf> {
  constructor(private readonly pages: QuoteFilePages) {}

  handle({ params, query }: InputOf<typeof getQuotePdf>): Promise<FilePage> {
    return this.pages.page(params.id, query);
  }
}
