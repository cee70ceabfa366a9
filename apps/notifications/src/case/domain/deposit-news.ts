import type { DepositFailed, DepositPaid, EventData } from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';
import { aboutCase } from './case-news';

type Paid = EventData<typeof DepositPaid>;

const PROBLEMS: Readonly<Record<NonNullable<Paid['problem']>, string>> = {
  DOUBLE: 'All or part of it had already been paid, so please refund what was paid too much.',
  CANCELLED: 'The case is cancelled, so please refund it.',
  NOT_ALLOWED: 'A deposit can’t be taken for this case at the moment. Please check the case.',
};

export function depositPaidNews({ surgeryCaseId, quoteNumber, problem }: Paid): News {
  const message = `The deposit on quote ${quoteNumber} was paid online.`;
  return problem === null
    ? aboutCase(surgeryCaseId, {
        topic: 'DEPOSIT_PAID',
        type: 'INFO',
        priority: 'NORMAL',
        title: 'Deposit paid',
        message: message,
      })
    : aboutCase(surgeryCaseId, {
        topic: 'DEPOSIT_PAID',
        type: 'WARNING',
        priority: 'HIGH',
        title: 'Deposit paid, please check',
        message: `${message} ${PROBLEMS[problem]}`,
      });
}

/** Notification that a card was declined on the deposit page, or that a refund failed. */
export function depositFailedNews({
  surgeryCaseId,
  quoteNumber,
  what,
}: EventData<typeof DepositFailed>): News {
  const content =
    what === 'PAYMENT'
      ? {
          title: 'Deposit not paid',
          message: `A card was declined for the deposit on quote ${quoteNumber}. The patient can try again.`,
        }
      : {
          title: 'Refund did not go through',
          message: `The refund of the deposit on quote ${quoteNumber} did not go through. The money is still with you: please try again, or refund it another way.`,
        };
  return aboutCase(surgeryCaseId, { topic: 'DEPOSIT_FAILED', type: 'WARNING', priority: 'HIGH', ...content });
}
