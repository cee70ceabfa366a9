import { FIELDS } from './fields.en';
import type { DateParts } from './date-parts';

interface DateFieldsProps {
  id: string;
  legend: string;
  hint?: string;
  value: DateParts;
  onChange: (value: DateParts) => void;
  error?: string | null;
  birthday?: boolean;
  optional?: boolean;
}

/** Nothing that is typed or pasted is cut; the whole date may stand in the first field. */
const LONGEST = 40;
const PARTS = ['day', 'month', 'year'] as const;

/** A date in three plain fields, which are the same in every browser and language. */
export function DateFields({
  id,
  legend,
  hint,
  value,
  onChange,
  error,
  birthday,
  optional,
}: DateFieldsProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="p-field" aria-describedby={describedBy}>
      <legend className="p-label">
        {legend} {optional && <span className="p-optional">{FIELDS.optional}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="p-hint">
          {hint}
        </p>
      )}
      <div className="p-date">
        {PARTS.map((part) => (
          <div key={part}>
            <label htmlFor={part === 'day' ? id : `${id}-${part}`}>{FIELDS[part]}</label>
            <input
              id={part === 'day' ? id : `${id}-${part}`}
              className={`p-input p-date-${part}`}
              inputMode="numeric"
              autoComplete={birthday ? `bday-${part}` : 'off'}
              maxLength={LONGEST}
              value={value[part]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={(event) => onChange({ ...value, [part]: event.target.value })}
            />
          </div>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="p-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
