import {
  paidDeposit,
  quoteMailKind,
  signingMode,
  type MailTemplateKey,
  type PaidDeposit,
} from '@quillcare/contracts';
import { formatBusinessNumber, formatLongDate, formatMoney, paperLocale } from '@quillcare/rules';
import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { practiceFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';
import { mindChange } from './response-receipt';

const newsKind = quoteMailKind.exclude(['QUOTE', 'CODE', 'SIGNATORY_CODE']);

export const quoteNewsParams = z.object({
  kind: newsKind,
  firstName: z.string(),
  practice: practiceFacts,
  quoteNumber: z.string(),
  /** The patient's link. Secret. */
  link: z.string(),
  /** For an acceptance recorded by staff. */
  recorded: z
    .object({
      mode: signingMode,
      /** In words, in the practice's time zone. */
      day: z.string(),
      /** Last day of the cooling-off period, YYYY-MM-DD. Null if there is none. */
      coolingOffEndsOn: z.string().nullable(),
    })
    .optional(),
  /** For a deposit. States the amount the patient paid, but not what it was for. */
  receipt: paidDeposit.nullish(),
});

const TEMPLATES: Record<z.infer<typeof newsKind>, MailTemplateKey> = {
  ANSWER: 'QUOTE_ANSWER',
  CONFIRM: 'CONFIRM_RECORD',
  SIGNED: 'DOCUMENT_READY',
  WITHDRAWN: 'WITHDRAWAL_RECEIVED',
  SETTLED: 'DISPUTE_SETTLED',
  DEPOSIT_PAID: 'DEPOSIT_RECEIPT',
  VARIATION: 'QUOTE_CHANGE',
};

/** News about a quote that the patient already knows, with a link to its page. */
export function quoteNews(params: z.infer<typeof quoteNewsParams>, style?: MailStyle): RenderedMail {
  const { kind, recorded, link, practice, receipt } = params;
  if (receipt)
    return patientMail(TEMPLATES[kind], { ...params, mustSay: receiptWords(receipt, practice) }, style);
  if (!recorded) return patientMail(TEMPLATES[kind], params, style);
  const { mode, day, coolingOffEndsOn: end } = recorded;
  const facts = {
    ...params,
    recordedDay: day,
    recordedWay: mode === 'PAPER' ? 'on paper' : 'by telephone',
    otherwise: { label: NOT_RIGHT, url: `${link}?${SAYS_NO}` },
    ...(end === null ? {} : { mustSay: mindChange(end, practice) }),
  };
  return patientMail(TEMPLATES[kind], facts, style);
}

/** Label of the button for disputing what staff recorded. */
export const NOT_RIGHT = 'No, that is not right';
/** Makes the page open with the dispute form. Opening the link alone records nothing. */
const SAYS_NO = 'right=no';

function receiptWords(
  { amountMinor, currency, paidOn, lastFour, reference, businessNumber }: PaidDeposit,
  { name }: { name: string },
): string {
  const locale = paperLocale(currency);
  const card = lastFour === null ? 'by card' : `by card ending in ${lastFour}`;
  const number = currency === 'NZD' ? 'NZBN' : 'ABN';
  const to = businessNumber === null ? name : `${name} (${number} ${formatBusinessNumber(businessNumber)})`;
  const amount = formatMoney(amountMinor, currency, locale);
  return `Receipt ${reference}: ${amount}, paid on ${formatLongDate(paidOn, locale)} ${card} to ${to}.`;
}
