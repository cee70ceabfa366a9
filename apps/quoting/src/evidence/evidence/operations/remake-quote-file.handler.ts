import { AppError, remakeQuoteFile } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { QuoteFileRepository, QuoteRepository, shownFile } from '../../../quote';

const CAN_BE_MADE = `select exists (select 1 from quoting.quote_document where organisation_id = $1 and quote_id = $2) as is_sent,
  exists (select 1 from quoting.patient_response
    where organisation_id = $1 and quote_id = $2 and response = 'accept') as is_accepted`;

export const RemakeQuoteFileHandler = implement(
  remakeQuoteFile,
  [QuoteRepository, QuoteFileRepository, UnitOfWork],
  (quotes, files, uow) => ({
    async handle({ params, body }) {
      const quote = await quotes.get(params.id, { lock: true });
      const newest = (await files.newestOf(quote.id)).find(({ kind }) => kind === body.kind);
      // A ready file stays, and one being made is not made twice.
      if (newest && newest.state !== 'FAILED') throw new AppError('ILLEGAL_TRANSITION');
      const [can] = await uow.query<{ is_sent: boolean; is_accepted: boolean }>(CAN_BE_MADE, [
        uow.organisationId,
        quote.id,
      ]);
      if (!(body.kind === 'QUOTE' ? can?.is_sent : can?.is_accepted))
        throw new AppError('ILLEGAL_TRANSITION');
      return shownFile(await files.ask(quote, body.kind));
    },
  }),
);
