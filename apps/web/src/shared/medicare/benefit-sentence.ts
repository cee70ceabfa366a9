import type { MedicareNotice, MedicareStep } from '@quillcare/rules';
import type { Formats } from '../formats/use-formats';
import { lookUp, word } from '../words/words';
import { medicareWords } from './medicare.en';

type Values = Readonly<Record<string, string | number>>;

/** The sentence of one step of an estimate of benefits. */
export function benefitSentence({ key, values }: MedicareStep, formats: Formats): string {
  return said(`trace.${key}`, values, formats);
}

/** What staff should know of an estimate of benefits. */
export function benefitNotice(
  { code, values }: Pick<MedicareNotice, 'code' | 'values'>,
  formats: Formats,
): string {
  return said(`notice.${code}`, values, formats);
}

/** A text whose key came with the quote; an unknown one, of a later version, says nothing rather than failing. */
function said(key: string, values: Values, formats: Formats): string {
  if (lookUp(medicareWords, key) === undefined) return '';
  return (word as (words: typeof medicareWords, key: string, values: Values) => string)(
    medicareWords,
    key,
    shown(values, formats),
  );
}

/** `feeMinor` becomes `fee` as money, a `date` is written as people write one; the rest is said as it is. */
function shown(values: Values, formats: Formats): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name.endsWith('Minor'))
        return [name.slice(0, -'Minor'.length), formats.money(Number(value), 'AUD')];
      return [name, name === 'date' && value !== '' ? formats.date(String(value)) : value];
    }),
  );
}
