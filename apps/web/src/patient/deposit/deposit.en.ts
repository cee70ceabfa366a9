import { patientWords } from '../words/patient-words';

export const DEPOSIT = patientWords('deposit.DEPOSIT', {
  title: 'Deposit',
  before: (practice: string, amount: string, days: number) => {
    const due = days === 0 ? 'straight away' : `within ${days} ${days === 1 ? 'day' : 'days'}`;
    return `If you accept, ${practice} asks for a deposit of ${amount}, due ${due}.`;
  },
  afterAccepting: 'You can pay it online after you have accepted, and not before.',
  afterCoolingOff:
    'It can be paid only after your consultations and the cooling-off period, and the days count from then.',
  ifCancelled: 'If the surgery is cancelled',
  loading: 'Loading the deposit…',
  failed: 'The deposit could not be loaded.',
  retry: 'Try again',
  checking: 'We are checking whether your payment has arrived…',
  amount: 'Amount',
  dueOn: 'Due by',
  wasDueOn: 'Was due by',
  pay: (amount: string) => `Pay deposit of ${amount}`,
  opening: 'Opening the payment page…',
  how: (practice: string) =>
    `You enter your card on a page run by Stripe, which takes payments for ${practice}. We never see its number. The money goes to ${practice}.`,
  test: 'This is a test: no money moves.',
  underWay: 'A payment has been started. If you left the payment page, you can continue there.',
  declined:
    'Your card was declined and nothing was charged. You can try again, with another card if you like.',
  notPaid: 'The payment page could not be opened, and nothing was charged.',
  paid: 'Your deposit is paid. Thank you.',
  refunded: 'Your deposit was refunded.',
  closed: 'There is no longer a deposit to pay.',
  stopped: (practice: string) =>
    `${practice} does not take payments online at the moment. Please ask the practice how to pay.`,
  waiting: {
    COOLING_OFF: (day: string) =>
      `There is nothing to pay now. This is your cooling-off period: the deposit can be paid from ${day}.`,
    PATHWAY_OPEN:
      'There is nothing to pay now. A deposit can be paid once the steps before your surgery and the cooling-off period are over.',
    NOT_CONFIRMED:
      'There is nothing to pay now. Please say first whether what the practice recorded is right.',
    DISPUTED: 'There is nothing to pay while the practice looks into what you told them.',
    REPRESENTATIVE_NEEDED: 'There is nothing to pay now. A parent or guardian has to accept first.',
    OTHER: 'There is nothing to pay now.',
  },
  receipt: 'Receipt',
  received: 'Paid',
  givenBack: 'Refunded',
  on: 'Date',
  by: 'How',
  card: (lastFour: string) => `Card ending in ${lastFour}`,
  methods: { CARD: 'Card', TRANSFER: 'Bank transfer', CASH: 'Cash', OTHER: 'Another way' },
  reference: 'Reference',
  to: 'To',
  gst: {
    GST_FREE: 'The quote says that what the practice bills is GST-free.',
    TAXABLE: 'The fees in the quote include GST.',
  },
  notTaxInvoice: (practice: string) => `This is a receipt from ${practice}, not a tax invoice.`,
});
