import type { Client, ConsentCheck, FieldError } from '@quillcare/contracts';
import { consentChecklist, type ConsentPoint, type Country } from '@quillcare/rules';
import { validityProblems } from './quote-content';
import type { QuoteContent } from './quote.state';

/** What is wrong, and the field of a line that it is about; a point without one is about the quote. */
const LACKS: Record<ConsentPoint, { path: string; lineField?: string; message: string }> = {
  RECIPIENT: { path: 'clientId', message: 'The client needs an email address and a date of birth' },
  WHO: { path: 'lines', lineField: 'providerName', message: 'Please enter who does this' },
  BILLED_BY: { path: 'lines', lineField: 'billedBy', message: 'Please choose who bills this' },
  BASIS: { path: 'lines', lineField: 'basis', message: 'Please choose whether this fee can change' },
  FEES: {
    path: 'lines',
    lineField: 'unitFeeMinor',
    message: 'Please enter a fee, or mark this as not included',
  },
  BENEFITS: {
    path: 'lines',
    lineField: 'medicareBenefitMinor',
    message: 'Please enter the Medicare benefit, or 0 if there is none',
  },
  NOT_INCLUDED: { path: 'lines', message: 'Please say what is not included' },
  VALIDITY: { path: 'validUntil', message: 'Please choose today or a later date' },
  TOTAL: { path: 'lines', message: 'The quote has no total' },
  TERMS: { path: 'lines', message: 'There are no terms to agree to' },
};

/** The checklist of informed financial consent for a quote as it is now. */
export function checklistOf(
  content: Pick<QuoteContent, 'lines' | 'totals' | 'validUntil'>,
  client: Pick<Client, 'email' | 'dateOfBirth'> | null,
  practice: { country: Country; timeZone: string },
  blockingPoints: readonly ConsentPoint[],
  now: Date,
): ConsentCheck[] {
  const { lines, totals, validUntil } = content;
  const checks = consentChecklist(
    {
      lines,
      totalMinor: totals.totalMinor,
      canReceive: Boolean(client?.email && client.dateOfBirth),
      isValid: validUntil !== '' && validityProblems(validUntil, practice.timeZone, now).length === 0,
      // Every quote is frozen with the terms that the practice published, or else with the product's own.
      hasTerms: true,
      hasMedicare: practice.country === 'AU',
    },
    blockingPoints,
  );
  return checks.map((check) => ({ ...check, lineKeys: [...check.lineKeys] }));
}

/** The open points without which the practice does not send, each at its fields. */
export function blockingProblems(
  checks: readonly ConsentCheck[],
  lines: readonly { key: string }[],
): FieldError[] {
  return checks
    .filter(({ isMet, blocks }) => blocks && !isMet)
    .flatMap(({ point, lineKeys }) => {
      const { path, lineField, message } = LACKS[point];
      if (lineField === undefined || lineKeys.length === 0) return [{ path, message }];
      return lineKeys.map((key) => {
        const at = lines.findIndex((line) => line.key === key);
        return { path: `lines.${at}.${lineField}`, message };
      });
    });
}
