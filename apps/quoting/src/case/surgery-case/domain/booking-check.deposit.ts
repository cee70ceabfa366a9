import type { BookingCheckLine } from '@quillcare/contracts';
import { formatDate, formatMoney } from '@quillcare/rules';
import type { DepositState } from './deposit-state';
import { lineOf } from './booking-check.line';

/** Whether a deposit may be taken today under the deposit rules, and what has been received. */
export function depositLines(state: DepositState, locale: string): BookingCheckLine[] {
  const { askedMinor, heldMinor, openMinor, currency, dueOn, refusal, reason } = state;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const allowed =
    refusal === null
      ? lineOf('May a deposit be taken', 'MET', ['Yes.'])
      : lineOf('May a deposit be taken', refusal === 'COOLING_OFF' ? 'WAITS' : 'OPEN', [
          `No. ${reason ?? ''}`,
        ]);
  const requested =
    askedMinor === null
      ? lineOf('Deposit', 'NOTED', [
          'No deposit was asked for with this quote.',
          formatReceived(heldMinor, money),
        ])
      : lineOf('Deposit', openMinor === 0 ? 'MET' : 'OPEN', [
          `${money(askedMinor)} asked.`,
          formatReceived(heldMinor, money),
          openMinor > 0 && dueOn !== null && `Due by ${formatDate(dueOn, locale)}.`,
        ]);
  return [allowed, requested];
}

const formatReceived = (minor: number, money: (minor: number) => string) =>
  minor > 0 && `${money(minor)} received.`;
