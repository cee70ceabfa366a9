import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { FIELDS } from './fields.en';

export interface Labelled {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
}

type Control = 'id' | 'className' | 'aria-invalid' | 'aria-describedby';

type FieldProps = Labelled & Omit<InputHTMLAttributes<HTMLInputElement>, Control>;

/** A text field: label above, hint below the label, error below the input. */
export function Field({ id, label, hint, error, optional, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <input {...input} {...described(id, hint, error)} />
    </FieldFrame>
  );
}

type TextAreaProps = Labelled & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Control>;

export function TextArea({ id, label, hint, error, optional, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <textarea rows={4} maxLength={2_000} {...area} {...described(id, hint, error)} />
    </FieldFrame>
  );
}

export function Checkbox(props: {
  id: string;
  label: string;
  checked: boolean;
  error?: string;
  onChange: (checked: boolean) => void;
  children?: ReactNode;
}) {
  const { id, label, checked, error, onChange, children } = props;
  return (
    <div className="p-field">
      <div className="p-check">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="p-error">
      {error}
    </p>
  );
}

export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: Labelled & { children: ReactNode }) {
  return (
    <div className="p-field">
      <label className="p-label" htmlFor={id}>
        {label} {optional && <span className="p-optional">{FIELDS.optional}</span>}
      </label>
      <FieldHint id={id} hint={hint} />
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldHint({ id, hint }: { id: string; hint?: string }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="p-hint">
      {hint}
    </p>
  );
}

/** Props that name an input and tie it to its hint and error. */
export function described(id: string, hint?: string, error?: string) {
  return {
    id,
    className: 'p-input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
}
