import type { GstReason, QuoteNotice, TraceStep } from '@quillcare/rules';
import type { Formats } from '../formats/use-formats';
import { lookUp, word } from '../words/words';
import { priceWords } from './price.en';

type Values = Readonly<Record<string, string | number>>;
type Money = (minor: number) => string;

/** Returns the sentence for one step of a price. `money` formats an amount in the quote's currency. */
export function describeTraceStep({ words }: TraceStep, money: Money, formats: Formats): string {
  const textValues = { ...formatValues(words.values, money, formats), ...describeReasons(words) };
  return fillText(`trace.${words.key}`, textValues);
}

export function describeGst(reason: GstReason): string {
  return word(priceWords, `gst.${reason}`);
}

export function describeNotice({ code, name }: Pick<QuoteNotice, 'code' | 'name'>): string {
  return word(priceWords, `notice.${code}`, { name });
}

/** Formats values for a text: `amountMinor` becomes `amount`, `basisPoints` becomes `share` or `factor`. Others are unchanged. */
function formatValues(values: Values, money: Money, formats: Formats): Values {
  const entries = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (name.endsWith('Minor')) return [name.slice(0, -'Minor'.length), money(Number(value))];
    if (name.endsWith('asisPoints')) return ['share', formats.percent(Number(value))];
    return [name, typeof value === 'number' ? value.toLocaleString(formats.locale) : value];
  });
  const factor = Number(values['basisPoints'] ?? 0) / 10_000;
  return { ...Object.fromEntries(entries), factor: factor.toLocaleString(formats.locale) };
}

function describeReasons({ key, values }: TraceStep['words']): Values {
  const reason = String(values['reason'] ?? '');
  if (key.startsWith('gst.')) return { reason: describeGst(reason as GstReason) };
  const name = String(values['missing'] ?? '');
  const missing = reason === 'MISSING_VALUE' ? (lookUp(priceWords, `input.${name}`) ?? name) : name;
  return { why: fillText(`failure.${reason}`, { missing }) };
}

/** Returns the text for a key stored with the quote. Empty for an unknown key of a later version, instead of failing. */
function fillText(key: string, values: Values): string {
  if (lookUp(priceWords, key) === undefined) return '';
  return (word as (words: typeof priceWords, key: string, values: Values) => string)(priceWords, key, values);
}
