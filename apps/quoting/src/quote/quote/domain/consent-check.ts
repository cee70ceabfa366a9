import type { Client, ConsentCheck, FieldError } from '@quillcare/contracts';
import {
  consentChecklist,
  type CheckedSurgery,
  type ConsentPoint,
  type Country,
  type SurgeryConfiguration,
} from '@quillcare/rules';
import { validityProblems } from './quote-content';
import type { QuoteContent } from './quote.state';

/** What is wrong and the line field it concerns. A point without a field concerns the whole quote. */
const LACKS: Record<
  ConsentPoint,
  { path: string; lineField?: string; surgeryField?: string; message: string }
> = {
  CLASS: {
    path: 'lines',
    lineField: 'procedureClass',
    message: 'Please choose whether this is medical, cosmetic or both',
  },
  SIDE: { path: 'surgeries', surgeryField: 'side', message: 'Please choose the side' },
  PLACE: { path: 'place', message: 'Please choose a hospital, or that it is done in rooms' },
  INSURANCE: { path: 'fund.type', message: 'Please enter the patient’s health fund, or that there is none' },
  ITEMS: {
    path: 'lines',
    lineField: 'mbsItem',
    message: 'Medicare pays nothing for cosmetic surgery: please remove the item, or change the class',
  },
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

/** The data the checklist uses besides the quote. */
export interface CheckedFacts {
  client: Pick<Client, 'email' | 'dateOfBirth'> | null;
  /** Current configurations of the quote's surgeries. */
  surgeries: readonly Pick<SurgeryConfiguration, 'surgeryId' | 'sided' | 'hospitals' | 'optionGroups'>[];
}

/** The checklist before sending, for the current state of a quote. */
export function checklistOf(
  content: Pick<QuoteContent, 'lines' | 'totals' | 'validUntil' | 'surgeries' | 'place' | 'fund'>,
  { client, surgeries }: CheckedFacts,
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
      // Always met: every quote is frozen with the practice's published terms or the product's default terms.
      hasTerms: true,
      country: practice.country,
      surgeries: content.surgeries.map((choice) => checkedSurgery(choice, surgeries)),
      place: content.place,
      fund: content.fund,
    },
    blockingPoints,
  );
  return checks.map((check) => ({
    ...check,
    lineKeys: [...check.lineKeys],
    surgeryIds: [...check.surgeryIds],
  }));
}

function checkedSurgery(
  { surgeryId, side }: QuoteContent['surgeries'][number],
  known: CheckedFacts['surgeries'],
): CheckedSurgery {
  const surgery = known.find((one) => one.surgeryId === surgeryId);
  return {
    surgeryId,
    side,
    isSided: surgery !== undefined && (surgery.sided || hasSides(surgery.optionGroups)),
    hasHospitals: (surgery?.hospitals.length ?? 0) > 0,
  };
}

/** Options that apply per side cannot be priced without a side. */
function hasSides(groups: SurgeryConfiguration['optionGroups']): boolean {
  return groups.some(({ options }) => options.some(({ side, isActive }) => isActive && side !== null));
}

/** The open points that block sending, with the fields they concern. */
export function blockingProblems(
  checks: readonly ConsentCheck[],
  { lines, surgeries }: { lines: readonly { key: string }[]; surgeries: readonly { surgeryId: string }[] },
): FieldError[] {
  return checks
    .filter(({ isMet, blocks }) => blocks && !isMet)
    .flatMap(({ point, lineKeys, surgeryIds }) => {
      const { path, lineField, surgeryField, message } = LACKS[point];
      if (surgeryField !== undefined)
        return surgeryIds.map((id) => {
          const at = surgeries.findIndex(({ surgeryId }) => surgeryId === id);
          return { path: `${path}.${at}.${surgeryField}`, message };
        });
      if (lineField === undefined || lineKeys.length === 0) return [{ path, message }];
      return lineKeys.map((key) => {
        const at = lines.findIndex((line) => line.key === key);
        return { path: `lines.${at}.${lineField}`, message };
      });
    });
}
