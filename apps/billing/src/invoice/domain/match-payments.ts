import type { getInvoiceToMail, matchPayments, ResultOf, StatementLine } from '@quillcare/contracts';
import { findInvoiceNumbers } from '@quillcare/rules';

type Invoice = ResultOf<typeof getInvoiceToMail>['invoice'];
type Item = ResultOf<typeof matchPayments>['items'][number];

/** An invoice that a bank statement line may pay. */
export type Payable = Item['invoices'][number];

export const isPayable = ({ status }: Pick<Invoice, 'status'>): boolean =>
  status === 'PENDING' || status === 'OVERDUE';

/**
 * Matches statement lines to invoices. A line pays the invoices it names if its amount is exactly their sum. If an invoice is
 * paid twice, only the first line matches.
 */
export function matchLines(lines: readonly StatementLine[], invoices: readonly Payable[]): Item[] {
  const byNumber = new Map(invoices.map((invoice) => [invoice.number, invoice]));
  const matched = new Set<string>();
  return lines.map(({ line, text, amountMinor }) => {
    const numbers = findInvoiceNumbers(text ?? '');
    const named = numbers.flatMap((number) => byNumber.get(number) ?? []);
    const toMatch = (match: Item['match']): Item => ({ line, match, invoices: named });
    if (named.length === 0 || named.length < numbers.length) return toMatch('UNKNOWN');
    if (named.some((invoice) => !isPayable(invoice) || matched.has(invoice.number)))
      return toMatch('ALREADY_PAID');
    const sum = named.reduce((total, { totalMinor }) => total + totalMinor, 0);
    if (sum !== amountMinor) return toMatch('AMOUNT_DIFFERS');
    for (const { number } of named) matched.add(number);
    return toMatch('MATCHED');
  });
}
