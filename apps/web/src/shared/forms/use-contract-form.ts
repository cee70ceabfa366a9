import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useId, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { FormErrorLine } from '@quillcare/ui';
import type { z } from 'zod';
import { messagesWords } from '../messages/messages.en';
import { word } from '../words/words';
import { flattenErrors, toFormErrors } from './server-errors';
import { getSummaryTitle, type FormProblem } from './summary-title';

export interface ContractFormOptions<S extends z.ZodType<unknown, FieldValues>> {
  /** The contract's schema, or one derived from it. */
  schema: S;
  defaultValues: z.input<S>;
  /** Labels by field, for the error summary. */
  labels: Partial<Record<string, string>>;
  /** Returns the label of a field within a row, such as `options.0.name`. Undefined if the form has none there. */
  rowLabel?: (path: string) => string | undefined;
  /** Sends the parsed values. If it rejects, the errors are shown at their fields. */
  submit: (values: z.output<S>) => Promise<void>;
  /** Converts a rejection of `submit`. */
  toProblem: (error: unknown) => FormProblem;
  /** Title of a refusal: what was not done. */
  failedTitle?: string;
}

export interface ContractForm<S extends z.ZodType<unknown, FieldValues>> {
  form: UseFormReturn<FieldValues & z.input<S>, unknown, z.output<S>>;
  id: (field: string) => string;
  onSubmit: (event: FormEvent) => void;
  /** Submits as if the button were pressed. */
  submitNow: () => void;
  title: string;
  summary: FormErrorLine[];
  tries: number;
  isSubmitting: boolean;
  /** Takes back the last refusal, once what caused it is settled. */
  clearRefusal: () => void;
}

/** A form for a contract's schema: applies the server's validation rules and shows errors at their fields and in a summary. */
export function useContractForm<S extends z.ZodType<unknown, FieldValues>>({
  schema,
  defaultValues,
  labels,
  rowLabel,
  submit,
  toProblem,
  failedTitle = word(messagesWords, 'saveFailed'),
}: ContractFormOptions<S>): ContractForm<S> {
  const prefix = useId();
  const [tries, setTries] = useState(0);
  const [general, setGeneral] = useState<string[]>([]);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const form = useForm<FieldValues & z.input<S>, unknown, z.output<S>>({
    resolver: zodResolver(schema as unknown as z.ZodType<z.output<S>, FieldValues & z.input<S>>),
    defaultValues: defaultValues as DefaultValues<FieldValues & z.input<S>>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes the focus instead of the first invalid field.
    shouldFocusError: false,
  });
  const id = useCallback((field: string) => `${prefix}-${field.replaceAll('.', '-')}`, [prefix]);
  const clear = () => {
    setGeneral([]);
    setProblem(null);
  };
  const send = async (values: z.output<S>) => {
    clear();
    try {
      await submit(values);
    } catch (error) {
      const refusal = toProblem(error);
      setProblem(refusal);
      const errors = toFormErrors(
        refusal,
        Object.keys(form.getValues()),
        (path) => rowLabel?.(path) !== undefined,
      );
      for (const { field, message } of errors)
        if (field) form.setError(field as FieldPath<FieldValues & z.input<S>>, { type: 'server', message });
      setGeneral(errors.flatMap(({ field, message }) => (field ? [] : [message])));
      setTries((count) => count + 1);
    }
  };
  const onSubmit = (event?: FormEvent) => {
    void form.handleSubmit(send, () => {
      clear();
      setTries((count) => count + 1);
    })(event);
  };
  const { errors, isSubmitting } = form.formState;
  const summary = [
    ...general.map((message) => ({ message })),
    ...linesOf(errors, (path) => labels[path] ?? rowLabel?.(path), id),
  ];
  const title = getSummaryTitle(problem, failedTitle);
  return {
    form,
    id,
    onSubmit,
    submitNow: () => onSubmit(),
    title,
    summary: tries > 0 ? summary : [],
    tries,
    isSubmitting,
    clearRefusal: clear,
  };
}

function linesOf(
  errors: FieldErrors,
  labelOf: (path: string) => string | undefined,
  id: (field: string) => string,
): FormErrorLine[] {
  return flattenErrors(errors).map(({ path, message }) => {
    // An error within a row without fields of its own is shown at the field that holds the rows.
    const field = labelOf(path) === undefined ? (path.split('.')[0] ?? path) : path;
    return { fieldId: id(field), label: labelOf(field), message };
  });
}
