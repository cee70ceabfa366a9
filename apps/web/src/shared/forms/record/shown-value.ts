import type { Formats } from '../../formats/use-formats';
import type { FieldSpec } from './form.definition';
import type { SchemaField } from './schema-field';
import type { FormWords } from './use-form-words';

export interface ShownField {
  name: string;
  field: FieldSpec & SchemaField;
  words: FormWords;
  formats: Formats;
}

/** Formats a field's value as text. Empty if there is none. */
export function shownValue(value: unknown, { name, field, words, formats }: ShownField): string {
  if (field.show) return field.show(value, formats);
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return words('options', name, String(value)) ?? YES_NO[String(value)]!;
  if (field.kind === 'date') return formats.date(String(value as string));
  if (field.kind === 'money' && typeof value === 'number') return formats.money(value);
  if (field.kind === 'percent' && typeof value === 'number') return formats.percent(value);
  const unit = words('units', name);
  const text = words('options', name, String(value as string)) ?? String(value as string);
  return unit ? `${text} ${unit}` : text;
}

const YES_NO: Record<string, string> = { true: 'Yes', false: 'No' };

/** Joins labels within a sentence: "phone, date of birth". Abbreviations such as VIP keep their case. */
export function inSentence(labels: readonly string[], locale: string): string {
  const small = labels.map((label) =>
    /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label,
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(small);
}
