import {
  listInvoicesOfPractice,
  type InputOf,
  type ChargedInvoice,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { NEWEST_INVOICES } from './list-invoices.query';

@Implements(listInvoicesOfPractice)
export class ListInvoicesOfPracticeQuery implements Handler<typeof listInvoicesOfPractice> {
  constructor(private readonly uow: UnitOfWork) {}

  handle({
    params: { id },
  }: InputOf<typeof listInvoicesOfPractice>): Promise<ResultOf<typeof listInvoicesOfPractice>> {
    return this.uow.runFor(id, async () => ({
      items: await this.uow.query<ChargedInvoice>(NEWEST_INVOICES, [id]),
    }));
  }
}
