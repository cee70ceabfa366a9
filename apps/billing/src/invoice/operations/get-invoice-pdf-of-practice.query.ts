import {
  AppError,
  getInvoicePdfOfPractice,
  type FilePage,
  type InputOf,
  type Invoice,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { INVOICE_BY_NUMBER } from './get-invoice-pdf.query';
import { InvoiceFileMaker } from './invoice-file.maker';

@Implements(getInvoicePdfOfPractice)
export class GetInvoicePdfOfPracticeQuery implements Handler<typeof getInvoicePdfOfPractice> {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly files: InvoiceFileMaker,
  ) {}

  async handle({
    params: { id, number },
    query,
  }: InputOf<typeof getInvoicePdfOfPractice>): Promise<FilePage> {
    const [invoice] = await this.uow.runFor(id, () =>
      this.uow.query<Invoice>(INVOICE_BY_NUMBER, [id, number]),
    );
    if (!invoice) throw new AppError('NOT_FOUND');
    return this.files.make(invoice, query.document);
  }
}
