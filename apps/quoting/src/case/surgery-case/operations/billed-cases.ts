import type { InputOf, listSurgeryCases } from '@quillcare/contracts';

type Asked = InputOf<typeof listSurgeryCases>['query'];

/** What the list of cases is asked for in the terms of the billed fees, as the value of one condition; undefined for none. */
export function billedFilter({ billedFrom, billedTo, billedReason }: Partial<Asked>): { billed?: string } {
  const asked = { billedFrom, billedTo, billedReason };
  const isGiven = Object.values(asked).some((value) => value !== undefined);
  return isGiven ? { billed: JSON.stringify(asked) } : {};
}

/** Cases with a bill that the report counts: found by the same rows, so that list and figure are the same cases. */
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
