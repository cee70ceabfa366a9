import type { FieldError, Quote } from '@quillcare/contracts';
import type { FormErrorLine } from '@quillcare/ui';
import { toFormErrors, type FormError } from '../../../shared/forms/server-errors';
import type { FormProblem } from '../../../shared/forms/summary-title';
import type { Translate as TranslateOf } from '../../../shared/words/words.types';
import type { recordWords } from './record.en';
import type { RecordValues } from './record.values';

type Translate = TranslateOf<(typeof recordWords)['en']>;

/** Returns the element id of the field at a path of the request. */
export const recordFieldId = (path: string): string => `record-${path}`;

/** Returns the labels of the fields that are shown, by their path in the request. */
export function getFieldLabels(
  { role, mode }: Pick<RecordValues, 'role' | 'mode'>,
  { choices }: Pick<Quote, 'choices'>,
  t: Translate,
): Record<string, string> {
  const ofOther = (['name', 'relationship', 'authority', 'email'] as const).map(
    (name) => [`signatory.${name}`, t(name)] as const,
  );
  const groups = choices?.groups ?? [];
  return {
    acceptedAt: t('when'),
    'signatory.role': t('who'),
    ...(role === 'PATIENT' ? {} : Object.fromEntries(ofOther)),
    ...Object.fromEntries(groups.map(({ id, name }) => [`optionIds.${id}`, t('choice', { group: name })])),
    ...(mode === 'PAPER' ? { scanId: t('scan') } : {}),
    notes: t('notes'),
    'patientInfo.agreedToTerms': t('terms'),
    'patientInfo.agreedToTreatment': t('treatment'),
  };
}

/** Combines what is missing with the server's refusal: each error is at a field that is shown, or of the whole form. */
export function combineErrors(
  labels: Readonly<Record<string, string>>,
  missing: readonly FieldError[],
  problem: FormProblem | null,
): FormError[] {
  const fields = Object.keys(labels);
  const isOfChoice = (path: string) => path === 'optionIds' && fields.some((field) => field.startsWith(path));
  const refused = problem ? toFormErrors(problem, fields, isOfChoice) : [];
  return [
    ...missing.map(({ path, message }) => ({ field: path, message })),
    // The server runs the same checks, so its error at a field that has been emptied since says the same.
    ...refused.filter(({ field }) => !missing.some(({ path }) => path === field)),
  ];
}

/** Returns the lines of the error summary. */
export function toSummary(
  labels: Readonly<Record<string, string>>,
  errors: readonly FormError[],
): FormErrorLine[] {
  return errors.map(({ field, message }) => {
    // The server reports a wrong choice for all groups together.
    const shown = field === 'optionIds' ? Object.keys(labels).find((path) => path.startsWith(field)) : field;
    return shown ? { fieldId: recordFieldId(shown), label: labels[shown], message } : { message };
  });
}
