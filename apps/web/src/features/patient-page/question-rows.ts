import { lookUp, word } from '../../shared/words/words';
import { patientPageWords } from './patient-page.en';

/** A check question as the form holds it. A new one has no id. */
export interface QuestionRow {
  id: string | null;
  question: string;
  answers: string[];
  /** Index of the correct answer. Null if there is none. */
  correct: number | null;
}

export const newQuestion = (): QuestionRow => ({ id: null, question: '', answers: ['', ''], correct: null });

/** Returns the row without one answer. The correct mark stays with the answer that had it. */
export function withoutAnswer(row: QuestionRow, at: number): QuestionRow {
  const { correct } = row;
  const moved = correct !== null && correct > at ? correct - 1 : correct;
  return { ...row, answers: row.answers.toSpliced(at, 1), correct: correct === at ? null : moved };
}

export function withMoved(rows: readonly QuestionRow[], from: number, to: number): QuestionRow[] {
  return rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
}

/** Formats the questions for the conflict dialog and read-only views. */
export function questionsInWords(rows: readonly QuestionRow[]): string {
  return rows.map(({ question, answers }) => `${question} (${answers.join(' / ')})`).join('; ');
}

/** Returns the label of a field within a row, such as "Question 2, answer 1". Undefined if the row has no such field. */
export function rowLabel(path: string): string | undefined {
  const [, at, field, answer] = /^checkQuestions\.(\d+)\.(\w+)(?:\.(\d+))?$/.exec(path) ?? [];
  if (at === undefined || field === undefined) return undefined;
  const label =
    answer === undefined
      ? lookUp(patientPageWords, `questions.${field}`)
      : word(patientPageWords, 'questions.answer', { place: Number(answer) + 1 });
  return (
    label && word(patientPageWords, 'questions.field', { place: Number(at) + 1, field: label.toLowerCase() })
  );
}
