import type { PlanTerms } from '@quillcare/rules';
import { PLAN_NAMES } from '../../shared/plans/subscription-status';
import { useWords } from '../../shared/words/words';
import { billingWords } from './billing.en';

/** How a plan and its cycle are said: "Professional, yearly". */
export function useTerms(): (terms: PlanTerms) => string {
  const t = useWords(billingWords);
  return ({ plan, cycle }) =>
    t('terms', { plan: PLAN_NAMES[plan], cycle: t(`cycles.${cycle}`).toLowerCase() });
}
