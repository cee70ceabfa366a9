import type { ReactNode } from 'react';
import { FieldError } from './field.view';

interface RadioFieldProps<T> {
  /** Id of the group, and prefix of the ids inside. */
  id: string;
  legend: ReactNode;
  legendClass?: string;
  hint?: string | null;
  /** Language of the texts, if they are the practice's own. */
  lang?: string;
  options: readonly { value: T; id: string; label: string; hint?: string }[];
  chosen: T | null | undefined;
  error?: string;
  onChoose: (value: T) => void;
}

/** A question with one answer. Nothing is preselected. */
export function RadioField<T extends string | number>(props: RadioFieldProps<T>) {
  const { id, legend, legendClass = 'p-label', hint, lang, options, chosen, error, onChoose } = props;
  return (
    <fieldset
      id={id}
      lang={lang}
      tabIndex={-1}
      className="p-field"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={legendClass}>{legend}</legend>
      {hint && <p className="p-hint">{hint}</p>}
      {options.map((option) => (
        <div key={option.id} className="p-check p-check-answer">
          <input
            id={option.id}
            type="radio"
            name={id}
            checked={chosen === option.value}
            aria-invalid={error ? true : undefined}
            aria-describedby={option.hint ? `${option.id}-hint` : undefined}
            onChange={() => onChoose(option.value)}
          />
          <label htmlFor={option.id}>
            {option.label}
            {option.hint && (
              <span className="p-hint" id={`${option.id}-hint`}>
                {option.hint}
              </span>
            )}
          </label>
        </div>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
