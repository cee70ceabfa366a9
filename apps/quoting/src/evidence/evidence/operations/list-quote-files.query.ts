import { AppError, listQuoteFiles, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { QuoteFileRepository, QuoteRepository, shownFile } from '../../../quote';

@Implements(listQuoteFiles)
export class ListQuoteFilesQuery implements Handler<typeof listQuoteFiles> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly files: QuoteFileRepository,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ params }: InputOf<typeof listQuoteFiles>): Promise<ResultOf<typeof listQuoteFiles>> {
    return this.uow.run(async () => {
      if (!(await this.quotes.find(params.id))) throw new AppError('NOT_FOUND');
      return { items: (await this.files.newestOf(params.id)).map(shownFile) };
    });
  }
}
