import { useState } from 'react';
import { Button } from '../frame/button.view';
import {
  expandShortYear,
  NO_DATE,
  getShortYear,
  splitWholeDate,
  withYear,
  type DateParts,
} from './date-parts';
import { described, FieldError, FieldHint, type Labelled } from './field.view';
import { FIELDS } from './fields.en';

interface DateFieldsProps extends Omit<Labelled, 'label'> {
  legend: string;
  value: DateParts;
  onChange: (value: DateParts) => void;
  birthday?: boolean;
}

/** Long enough not to truncate a whole date typed or pasted into the first field. */
const MAX_LENGTH = 40;
const PARTS = ['day', 'month', 'year'] as const;

/** A date in three plain text fields, which behave the same in every browser and language. */
export function DateFields(props: DateFieldsProps) {
  const { id, legend, hint, value, onChange, error, birthday, optional } = props;
  // Ask about the year only once the fields lose focus, because the first two digits of a four-digit year are not a short year.
  const [isLeft, setLeft] = useState(false);
  const handleBlur = () => {
    setLeft(true);
    const split = splitWholeDate(value);
    if (split !== value) onChange(split);
  };
  return (
    <fieldset className="p-field" aria-describedby={described(id, hint, error)['aria-describedby']}>
      <legend className="p-label">
        {legend} {optional && <span className="p-optional">{FIELDS.optional}</span>}
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className="p-date">
        {PARTS.map((part) => (
          <div key={part}>
            <label htmlFor={part === 'day' ? id : `${id}-${part}`}>{FIELDS[part]}</label>
            <input
              id={part === 'day' ? id : `${id}-${part}`}
              className={`p-input p-date-${part}`}
              inputMode="numeric"
              autoComplete={birthday ? `bday-${part}` : 'off'}
              maxLength={MAX_LENGTH}
              value={value[part]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={(event) => onChange({ ...value, [part]: event.target.value })}
              onFocus={() => setLeft(false)}
              onBlur={handleBlur}
            />
          </div>
        ))}
      </div>
      <YearChoice value={isLeft ? value : NO_DATE} isBirthday={birthday === true} onChange={onChange} />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

interface YearChoiceProps {
  value: DateParts;
  isBirthday: boolean;
  onChange: (value: DateParts) => void;
}

/** Asks for the century of a two-digit year, with one button per candidate. */
function YearChoice({ value, isBirthday, onChange }: YearChoiceProps) {
  const digits = getShortYear(value);
  const years = digits === null ? [] : expandShortYear(digits, isBirthday, new Date().getFullYear());
  return (
    <div role="status" className="p-years">
      {years.length > 0 && <span>{FIELDS.whichYear}</span>}
      {years.map((year) => (
        <Button key={year} onClick={() => onChange(withYear(value, year))}>
          {year}
        </Button>
      ))}
    </div>
  );
}
