import type { PlanTerms } from '@quillcare/rules';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { useWords, word } from '../../shared/words/words';
import { billingWords } from './billing.en';

/** Formats a plan and its billing cycle: "Professional, yearly". */
export const termsText = ({ plan, cycle }: PlanTerms): string =>
  word(billingWords, 'terms', {
    plan: PLAN_NAMES[plan],
    cycle: word(billingWords, `cycles.${cycle}`).toLowerCase(),
  });

/** `termsText` for components, which re-render when the language changes. */
export function useTerms(): (terms: PlanTerms) => string {
  useWords(billingWords);
  return termsText;
}
