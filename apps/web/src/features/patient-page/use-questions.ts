import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFocusNext } from '../../shared/forms/use-focus-next';
import { useWords } from '../../shared/words/words';
import { patientPageWords } from './patient-page.en';
import { createQuestion, withMoved, type QuestionRow } from './question-rows';

const NAME = 'checkQuestions';

export type Questions = ReturnType<typeof useQuestions>;

/**
 * The questions as a single form value. The focus follows a question that was added or moved, and the change is announced to
 * screen readers.
 */
export function useQuestions() {
  const t = useWords(patientPageWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name: NAME });
  const rows = (field.value ?? []) as QuestionRow[];
  const [announcement, setAnnouncement] = useState('');
  const focusNext = useFocusNext();
  const move = (from: number, to: number, button: 'up' | 'down') => {
    if (to < 0 || to >= rows.length) return;
    setAnnouncement(t('questions.moved', { place: to + 1, count: rows.length }));
    field.onChange(withMoved(rows, from, to));
    focusNext(`${NAME}.${to}.${button}`);
  };
  const add = () => {
    field.onChange([...rows, createQuestion()]);
    focusNext(`${NAME}.${rows.length}.question`);
  };
  const remove = (at: number) => {
    setAnnouncement(t('questions.removed', { place: at + 1 }));
    field.onChange(rows.toSpliced(at, 1));
    focusNext(`${NAME}.add`);
  };
  const change = (at: number, row: QuestionRow, focus?: string) => {
    field.onChange(rows.with(at, row));
    if (focus) focusNext(`${NAME}.${at}.${focus}`);
  };
  return { rows, told: announcement, move, add, remove, change };
}
