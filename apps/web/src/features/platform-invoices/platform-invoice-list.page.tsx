import {
  exportSales,
  getInvoicePdfOfPractice,
  invoiceStatus,
  listPlatformInvoices,
  refundSurplus,
  type Invoice,
  type PlatformInvoice,
} from '@quillcare/contracts';
import { formatMoney } from '@quillcare/rules';
import { BillingIcon } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { AccountingExportDialog } from '../../shared/invoices/accounting-export.dialog';
import { invoiceActs } from '../../shared/invoices/invoice-acts.definition';
import { InvoiceDialog } from '../../shared/invoices/invoice.dialog';
import { invoiceWords } from '../../shared/invoices/invoice.en';
import { INVOICE_TONES } from '../../shared/invoices/invoice-look';
import { describePayment } from '../../shared/invoices/payment-text';
import { defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { localeHere } from '../../shared/words/locale-here';
import { word } from '../../shared/words/words';
import { BankStatementDialog } from './bank-statement.dialog';
import { platformInvoiceWords } from './platform-invoices.en';

const statusOf = (status: Invoice['status']) => word(invoiceWords, `statuses.${status}`);

const fileOf = ({ organisationId, number }: PlatformInvoice) => ({
  operation: getInvoicePdfOfPractice,
  parts: { params: { id: organisationId, number } },
});

const nameOf = ({ number }: PlatformInvoice) => number;

const recordSurplusAct = actsOn<PlatformInvoice>(platformInvoiceWords, nameOf).act({
  name: 'surplus',
  operation: refundSurplus,
  when: ({ charge }) => charge !== null && charge.surplusMinor > 0,
  values: ({ currency, charge }) => ({
    amount: formatMoney(charge?.surplusMinor ?? 0, currency, localeHere()),
  }),
  request: ({ organisationId, id }) => ({ params: { id: organisationId, invoiceId: id } }),
  confirms: true,
  about: nameOf,
});

const platformInvoiceList = defineList({
  name: 'platform-invoices',
  operation: listPlatformInvoices,
  words: platformInvoiceWords,
  title: 'title',
  subtitle: 'subtitle',
  search: 'search',
  defaultSort: '-issuedOn',
  nameOf,
  isReadAtEachVisit: true,
  columns: [
    {
      kind: 'text',
      name: 'number',
      label: 'number',
      width: 140,
      isFixed: true,
      card: 'title',
      value: ({ number }) => number,
    },
    {
      kind: 'link',
      name: 'practice',
      label: 'practice',
      grow: 2,
      minWidth: 180,
      value: ({ customer }) => customer.practice,
      to: ({ organisationId }) => `/organizations/${organisationId}`,
    },
    {
      kind: 'status',
      name: 'status',
      label: 'status',
      width: 136,
      value: ({ status }) => ({ label: statusOf(status), tone: INVOICE_TONES[status] }),
    },
    {
      kind: 'text',
      name: 'payment',
      label: 'payment',
      grow: 2,
      minWidth: 170,
      value: (invoice) => describePayment(invoice, localeHere(), true),
    },
    {
      kind: 'money',
      name: 'total',
      label: 'total',
      width: 120,
      value: ({ totalMinor }) => totalMinor,
      currency: ({ currency }) => currency,
    },
    {
      kind: 'date',
      name: 'issued',
      label: 'issued',
      sort: 'issuedOn',
      width: 124,
      value: ({ issuedOn }) => issuedOn,
    },
    {
      kind: 'date',
      name: 'due',
      label: 'due',
      sort: 'dueOn',
      width: 124,
      value: ({ dueOn }) => dueOn,
    },
    {
      kind: 'date',
      name: 'paid',
      label: 'paid',
      width: 124,
      from: 'lg',
      value: ({ paidOn }) => paidOn,
    },
  ],
  filters: [
    {
      kind: 'choices',
      name: 'status',
      label: 'status',
      values: invoiceStatus.options,
      labelOf: (status) => statusOf(invoiceStatus.parse(status)),
    },
  ],
  views: [
    { name: 'open', label: 'views.open', filters: { status: 'PENDING,OVERDUE' }, empty: 'none.open' },
    { name: 'overdue', label: 'views.overdue', filters: { status: 'OVERDUE' }, empty: 'none.overdue' },
    { name: 'all', label: 'views.all' },
  ],
  actions: [
    { ...invoiceActs.pay, isInline: true },
    {
      name: 'show',
      label: () => word(invoiceWords, 'show'),
      dialog: (invoice, close) => (
        <InvoiceDialog invoice={invoice} file={fileOf(invoice)} isPlatform onClose={close} />
      ),
    },
    invoiceActs.cancel,
    invoiceActs.refund,
    { ...recordSurplusAct, isInline: true },
  ],
  pageActions: [
    {
      name: 'export',
      label: 'export',
      isSecondary: true,
      dialog: (_list, close) => <AccountingExportDialog operation={exportSales} onClose={close} />,
    },
    { name: 'import', label: 'import', dialog: (_list, close) => <BankStatementDialog onClose={close} /> },
  ],
  empty: { icon: <BillingIcon />, title: 'empty', hint: 'emptyHint' },
});

/** The invoices of all practices, for super admins. */
export function PlatformInvoiceListPage() {
  return <ListPage list={platformInvoiceList} />;
}
