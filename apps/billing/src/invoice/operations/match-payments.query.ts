import { matchPayments, type InputOf, type ResultOf } from '@quillcare/contracts';
import { invoiceNumbersIn } from '@quillcare/rules';
import { Implements, PlatformReader, type Handler } from '@quillcare/service-kit';
import { matchLines, type Payable } from '../domain/match-payments';

const NAMED = `select organisation_id as "organisationId", id as "invoiceId", version, number, customer->>'practice' as practice,
    status, total_minor as "totalMinor" from billing.invoice where number = any($1::text[])`;

@Implements(matchPayments)
export class MatchPaymentsQuery implements Handler<typeof matchPayments> {
  constructor(private readonly reader: PlatformReader) {}

  async handle({ body }: InputOf<typeof matchPayments>): Promise<ResultOf<typeof matchPayments>> {
    const numbers = body.lines.flatMap(({ text }) => invoiceNumbersIn(text ?? ''));
    const invoices = await this.reader.rows<Payable>(
      'a bank statement names invoices of any practice',
      'billing.invoices_by_number',
      NAMED,
      [[...new Set(numbers)]],
    );
    return { items: matchLines(body.lines, invoices) };
  }
}
