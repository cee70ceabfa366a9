import type { PricedLine } from '@quillcare/contracts';
import type { MedicareNotice } from '@quillcare/rules';
import type { Formats } from '../formats/use-formats';
import { lookUp, word } from '../words/words';
import { medicareWords } from './medicare.en';

/** What staff should know about a quote's benefits, with the keys of the line items concerned. */
export type BenefitNotice = MedicareNotice;

/**
 * Returns the notices of a quote's line items without duplicates. Leaves out that cosmetic parts attract no benefit, which staff
 * know.
 */
export function benefitNoticesOf(
  lines: readonly Pick<PricedLine, 'key' | 'benefitNotices'>[],
): BenefitNotice[] {
  const found = new Map<string, BenefitNotice>();
  for (const { key, benefitNotices } of lines)
    for (const { code, values } of benefitNotices ?? []) {
      if (code === 'cosmeticPart') continue;
      const id = `${code} ${values['item'] ?? ''}`;
      found.set(id, { code, values, lineKeys: [...(found.get(id)?.lineKeys ?? []), key] });
    }
  return [...found.values()];
}

/** Returns a notice's text. Empty for a code of a later version. */
export function benefitNoticeText(
  { code, values }: Pick<BenefitNotice, 'code' | 'values'>,
  formats: Formats,
): string {
  const key = `notice.${code}`;
  if (lookUp(medicareWords, key) === undefined) return '';
  const date = values['date'] ? { date: formats.date(String(values['date'])) } : {};
  return (word as (words: typeof medicareWords, key: string, values: object) => string)(medicareWords, key, {
    ...values,
    ...date,
  });
}

/** What resolves a notice. */
export type BenefitRemedy = 'item' | 'benefit' | 'fund' | 'excess' | 'estimate';

const REMEDIES: Readonly<Record<string, BenefitRemedy>> = {
  noTable: 'benefit',
  noItem: 'item',
  itemUnreadable: 'item',
  itemNotInTable: 'item',
  itemInHospitalOnly: 'item',
  itemDerived: 'benefit',
  assistanceNotPayable: 'benefit',
  anaestheticNotPayable: 'benefit',
  anaestheticUnknown: 'benefit',
  gapOfSurgeonOnly: 'fund',
  hospitalNotComputed: 'excess',
  enteredAboveBenefit: 'estimate',
};

/** Returns what resolves a notice. Null for a code of a later version. */
export function remedyOf({ code }: Pick<BenefitNotice, 'code'>): BenefitRemedy | null {
  return REMEDIES[code] ?? null;
}
