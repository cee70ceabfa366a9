import { AppError, listQuoteFiles } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { QuoteFileRepository, QuoteRepository, toQuoteFile } from '../../../quote';

export const ListQuoteFilesQuery = implement(
  listQuoteFiles,
  [QuoteRepository, QuoteFileRepository, UnitOfWork],
  (quotes, files, uow) => ({
    handle: ({ params }) =>
      uow.run(async () => {
        if (!(await quotes.find(params.id))) throw new AppError('NOT_FOUND');
        return { items: (await files.newestOf(params.id)).map(toQuoteFile) };
      }),
  }),
);
