import type { PricedLine } from '@quillcare/contracts';
import type { MedicareNotice } from '@quillcare/rules';
import type { Formats } from '../formats/use-formats';
import { lookUp, word } from '../words/words';
import { medicareWords } from './medicare.en';

/** What staff should know of the benefits of a quote, with the keys of the lines it is about. */
export type BenefitNotice = MedicareNotice;

/** The notices of a quote's lines, each once. That nothing is paid for a cosmetic part is no news to staff. */
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

/** A notice in words; nothing for a code of a later version. */
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

/** What puts a notice right. */
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

/** What puts a notice right; null for a code of a later version. */
export function remedyOf({ code }: Pick<BenefitNotice, 'code'>): BenefitRemedy | null {
  return REMEDIES[code] ?? null;
}
