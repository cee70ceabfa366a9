import {
  paidDeposit,
  quoteMailKind,
  signingMode,
  type MailTemplateKey,
  type PaidDeposit,
} from '@quillcare/contracts';
import { formatBusinessNumber, formatLongDate, formatMoney, localeForCurrency } from '@quillcare/rules';
import { z } from 'zod';
import type { MailStyle } from '../mail-style';
import { practiceFacts, type RenderedMail } from './layout';
import { patientMail } from './patient-mail';
import { formatCoolingOff } from './response-receipt';

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
    return patientMail(TEMPLATES[kind], { ...params, mustSay: formatReceipt(receipt, practice) }, style);
  if (!recorded) return patientMail(TEMPLATES[kind], params, style);
  const { mode, day, coolingOffEndsOn: end } = recorded;
  const facts = {
    ...params,
    recordedDay: day,
    recordedWay: mode === 'PAPER' ? 'on paper' : 'by telephone',
    otherwise: { label: DISPUTE_LABEL, url: `${link}?${DISPUTE_QUERY}` },
    ...(end === null ? {} : { mustSay: formatCoolingOff(end, practice) }),
  };
  return patientMail(TEMPLATES[kind], facts, style);
}

/** Label of the button for disputing what staff recorded. */
export const DISPUTE_LABEL = 'No, that is not right';
/** Makes the page open with the dispute form. Opening the link alone records nothing. */
const DISPUTE_QUERY = 'right=no';

function formatReceipt(
  { amountMinor, currency, paidOn, lastFour, reference, businessNumber }: PaidDeposit,
  { name }: { name: string },
): string {
  const locale = localeForCurrency(currency);
  const card = lastFour === null ? 'by card' : `by card ending in ${lastFour}`;
  const number = currency === 'NZD' ? 'NZBN' : 'ABN';
  const to = businessNumber === null ? name : `${name} (${number} ${formatBusinessNumber(businessNumber)})`;
  const amount = formatMoney(amountMinor, currency, locale);
  return `Receipt ${reference}: ${amount}, paid on ${formatLongDate(paidOn, locale)} ${card} to ${to}.`;
}
