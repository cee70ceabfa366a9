import { creditInvoice, payInvoice, type PlatformInvoice } from '@quillcare/contracts';
import { actsOn } from '../acts/define-act';
import { useFormats } from '../formats/use-formats';
import { word } from '../words/words';
import { invoiceWords } from './invoice.en';

/** An invoice with the practice it was issued to. */
export type SettledInvoice = Pick<
  PlatformInvoice,
  'id' | 'organisationId' | 'version' | 'number' | 'status' | 'paymentMethod'
>;

const nameOf = ({ number }: SettledInvoice) => number;
const { act } = actsOn<SettledInvoice>(invoiceWords, nameOf);
const isOpen = ({ status }: SettledInvoice) => status === 'PENDING' || status === 'OVERDUE';
const isByCard = ({ paymentMethod }: SettledInvoice) =>
  paymentMethod !== 'BANK_TRANSFER' && paymentMethod !== null;

/** Credits an invoice, whether it was paid or not. */
const takingBack = (name: 'cancel' | 'refund') =>
  act({
    name,
    texts: `takeBack.${name}`,
    operation: creditInvoice,
    when: (invoice) => (name === 'refund' ? invoice.status === 'PAID' : isOpen(invoice)),
    asks: creditInvoice.body.pick({ reason: true }),
    hint: (invoice) =>
      name === 'refund' && isByCard(invoice) ? word(invoiceWords, 'takeBack.refund.helpCard') : undefined,
    request: ({ organisationId, id, version }, { reason }) => ({
      params: { id: organisationId, invoiceId: id },
      body: { version, reason },
    }),
    about: nameOf,
    maxWidth: 'sm',
  });

/** For super admins only. */
export const invoiceActs = {
  /** Records that the invoice has been paid into the account. */
  pay: act({
    name: 'pay',
    operation: payInvoice,
    when: isOpen,
    useFacts: () => useFormats().today(),
    asks: payInvoice.body.pick({ paidOn: true, reference: true }),
    fields: { paidOn: { isPast: true } },
    starts: (_invoice, today) => ({ paidOn: today }),
    request: ({ organisationId, id, version }, values) => ({
      params: { id: organisationId, invoiceId: id },
      body: { version, ...values },
    }),
    about: nameOf,
    maxWidth: 'sm',
  }),
  cancel: takingBack('cancel'),
  refund: takingBack('refund'),
};
