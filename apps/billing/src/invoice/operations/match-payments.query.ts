import { matchPayments } from '@quillcare/contracts';
import { invoiceNumbersIn } from '@quillcare/rules';
import { implement, PlatformReader } from '@quillcare/service-kit';
import { matchLines, type Payable } from '../domain/match-payments';

const NAMED = `select organisation_id as "organisationId", id as "invoiceId", version, number, customer->>'practice' as practice,
    status, total_minor as "totalMinor" from billing.invoice where number = any($1::text[])`;

export const MatchPaymentsQuery = implement(matchPayments, [PlatformReader], (reader) => ({
  async handle({ body }) {
    const numbers = body.lines.flatMap(({ text }) => invoiceNumbersIn(text ?? ''));
    const invoices = await reader.rows<Payable>(
      'a bank statement can name invoices of any practice',
      'billing.invoices_by_number',
      NAMED,
      [[...new Set(numbers)]],
    );
    return { items: matchLines(body.lines, invoices) };
  },
}));
