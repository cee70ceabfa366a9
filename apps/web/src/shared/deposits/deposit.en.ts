import { defineWords } from '../words/words';

export const depositWords = defineWords('deposit', {
  title: 'Deposit',
  standing: {
    NOT_ASKED: 'Not asked',
    WAITING: 'Not yet',
    CLOSED: 'Not taken',
    STOPPED: 'Not online',
    OFFERED: 'Offered',
    OVERDUE: 'Overdue',
    UNDER_WAY: 'Being paid',
    PAID: 'Paid',
    REFUNDED: 'Refunded',
  },
  asked: 'Asked',
  held: 'Held',
  dueOn: 'Due',
  openCase: 'Open the case',
  failed: 'The deposit could not be loaded',
});
