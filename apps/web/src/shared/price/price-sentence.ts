import type { GstReason, QuoteNotice, TraceStep } from '@quillcare/rules';
import type { Formats } from '../formats/use-formats';
import { lookUp, word } from '../words/words';
import { priceWords } from './price.en';

type Values = Readonly<Record<string, string | number>>;
type Money = (minor: number) => string;

/** The sentence of one step of a price. `money` writes an amount in the quote's currency. */
export function traceSentence({ words }: TraceStep, money: Money, formats: Formats): string {
  const said = { ...shown(words.values, money, formats), ...reasons(words) };
  return filled(`trace.${words.key}`, said);
}

/** Why a line has GST or not. */
export function gstSentence(reason: GstReason): string {
  return word(priceWords, `gst.${reason}`);
}

/** What staff should know about a composed quote. */
export function noticeSentence({ code, name }: Pick<QuoteNotice, 'code' | 'name'>): string {
  return word(priceWords, `notice.${code}`, { name });
}

/** `amountMinor` becomes `amount` as money, `basisPoints` the `share` or the `factor`; the rest is said as it is. */
function shown(values: Values, money: Money, formats: Formats): Values {
  const entries = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (name.endsWith('Minor')) return [name.slice(0, -'Minor'.length), money(Number(value))];
    if (name.endsWith('asisPoints')) return ['share', formats.percent(Number(value))];
    return [name, typeof value === 'number' ? value.toLocaleString(formats.locale) : value];
  });
  const factor = Number(values['basisPoints'] ?? 0) / 10_000;
  return { ...Object.fromEntries(entries), factor: factor.toLocaleString(formats.locale) };
}

function reasons({ key, values }: TraceStep['words']): Values {
  const reason = String(values['reason'] ?? '');
  if (key.startsWith('gst.')) return { reason: gstSentence(reason as GstReason) };
  const name = String(values['missing'] ?? '');
  const missing = reason === 'MISSING_VALUE' ? (lookUp(priceWords, `input.${name}`) ?? name) : name;
  return { why: filled(`failure.${reason}`, { missing }) };
}

/** A text whose key came with the quote; an unknown one, of a later version, says nothing rather than failing. */
function filled(key: string, values: Values): string {
  if (lookUp(priceWords, key) === undefined) return '';
  return (word as (words: typeof priceWords, key: string, values: Values) => string)(priceWords, key, values);
}
