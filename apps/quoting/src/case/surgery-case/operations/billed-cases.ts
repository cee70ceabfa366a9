import type { InputOf, listSurgeryCases } from '@quillcare/contracts';

type CaseQuery = InputOf<typeof listSurgeryCases>['query'];

/** Packs the list's filters on billed fees into the value of a single condition. Empty if none is set. */
export function billedFilter({ billedFrom, billedTo, billedReason }: Partial<CaseQuery>): {
  billed?: string;
} {
  const filters = { billedFrom, billedTo, billedReason };
  const isGiven = Object.values(filters).some((value) => value !== undefined);
  return isGiven ? { billed: JSON.stringify(filters) } : {};
}

/** Cases with a bill counted by the report. Selects the same rows as the report, so that list and figure agree. */
export function billedCondition(value: string): string {
  const given = (name: string, condition: (text: string) => string): string => {
    const text = `(${value}::jsonb->>'${name}')`;
    return `(${text} is null or ${condition(text)})`;
  };
  const conditions = [
    given('billedFrom', (text) => `b.billed_on >= ${text}::date`),
    given('billedTo', (text) => `b.billed_on <= ${text}::date`),
    given('billedReason', (text) => `b.reason = ${text}`),
  ];
  return `id in (select b.surgery_case_id from quoting.billed_fee b
    where b.organisation_id = $1 and b.deleted_at is null and ${conditions.join(' and ')})`;
}
