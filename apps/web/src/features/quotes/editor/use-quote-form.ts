import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import type { Quote } from '@quillcare/contracts';
import { toProblem, type ApiProblem } from '../../../shared/api/problem';
import { messagesWords } from '../../../shared/messages/messages.en';
import { useWords } from '../../../shared/words/words';
import { summaryTitle } from '../../../shared/forms/summary-title';
import { EDITOR } from './editor.texts';
import { isField, summaryOf } from './form-problems';
import { quoteForm, type QuoteFormInput, type QuoteFormOutput } from './quote-form';

interface QuoteFormOptions {
  defaultValues: QuoteFormInput;
  /**
   * The version that the form was opened with; null for a new quote, and for `save` when only the page knows
   * the current one.
   */
  version: number | null;
  save: (values: QuoteFormOutput, version: number | null) => Promise<Quote>;
  onSaved: (quote: Quote, andSend: boolean) => void;
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;

/** The editor's form: checked by the contract, its errors at their fields, nothing lost when saving fails. */
export function useQuoteForm({ defaultValues, version, save, onSaved }: QuoteFormOptions) {
  const t = useWords(messagesWords);
  const form = useForm<QuoteFormInput, unknown, QuoteFormOutput>({
    resolver: zodResolver(quoteForm),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [tries, setTries] = useState(0);
  const [general, setGeneral] = useState<string[]>([]);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [currentVersion, setCurrentVersion] = useState(version);
  const { errors, isSubmitting, isDirty } = form.formState;
  const id = useCallback((field: string) => `quote-${field.replaceAll('.', '-')}`, []);

  function refuse(error: unknown) {
    const problem = toProblem(error);
    setProblem(problem);
    // Saving again after a conflict means keeping one's own changes, so it uses the current version.
    if (problem.code === 'VERSION_CONFLICT') {
      const present = problem.facts?.version;
      setCurrentVersion(typeof present === 'number' ? present : null);
      setGeneral([EDITOR.conflict]);
      return;
    }
    const fields = (problem.errors ?? []).filter(({ path }) => isField(path));
    for (const { path, message } of fields)
      form.setError(path as FieldPath<QuoteFormInput>, { type: 'server', message });
    const others = (problem.errors ?? [])
      .filter(({ path }) => !isField(path))
      .map(({ path, message }) => `${path}: ${message}`);
    setGeneral(fields.length + others.length > 0 ? others : [problem.detail]);
  }

  const submit = (andSend: boolean) => {
    setGeneral([]);
    setProblem(null);
    const send = async (values: QuoteFormOutput) => {
      try {
        onSaved(await save(values, currentVersion), andSend);
      } catch (error) {
        refuse(error);
        setTries((count) => count + 1);
      }
    };
    void form.handleSubmit(send, () => setTries((count) => count + 1))();
  };

  return {
    form,
    id,
    tries,
    isSubmitting,
    isDirty,
    submit,
    title: summaryTitle(problem, t('saveFailed')),
    summary: tries > 0 ? summaryOf(errors, general, id) : [],
  };
}
