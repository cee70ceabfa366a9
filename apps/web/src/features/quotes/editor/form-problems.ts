import type { FieldErrors } from 'react-hook-form';
import type { FormErrorLine } from '@quillcare/ui';
import { EDITOR, LINE } from './editor.texts';

const TOP: Record<string, string> = {
  clientId: EDITOR.client,
  doctorId: EDITOR.doctor,
  hospitalId: EDITOR.hospital,
  procedureClass: EDITOR.procedureClass,
  validUntil: EDITOR.validUntil,
  notesToPatient: EDITOR.notes,
  lines: EDITOR.lines,
};

/** A field's label, such as "Line 3, Fee". */
export function labelOf(path: string): string | undefined {
  const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? [];
  if (index === undefined || field === undefined) return TOP[path];
  const name = (LINE as Record<string, unknown>)[field];
  return typeof name === 'string' ? `${LINE.name(Number(index))}, ${name}` : LINE.name(Number(index));
}

/** Every error of the form with its path, however deep; a list's own error stands at the list. */
export function flatErrors(
  errors: FieldErrors | undefined,
  path: string[] = [],
): { path: string; message: string }[] {
  if (!errors || typeof errors !== 'object') return [];
  const own = (errors as { message?: unknown }).message;
  if (typeof own === 'string' && own)
    return [{ path: path.filter((step) => step !== 'root').join('.'), message: own }];
  return Object.entries(errors).flatMap(([name, inner]) =>
    name === 'ref' ? [] : flatErrors(inner as FieldErrors, [...path, name]),
  );
}

/** The lines of the summary above the form. */
export function summaryOf(
  errors: FieldErrors,
  general: readonly string[],
  id: (field: string) => string,
): FormErrorLine[] {
  const fields = flatErrors(errors).map(({ path, message }) => ({
    fieldId: id(path),
    label: labelOf(path),
    message,
  }));
  return [...general.map((message) => ({ message })), ...fields];
}

/** Whether the server's path is a field of this form, so that the error can be shown there. */
export function isField(path: string): boolean {
  return path in TOP || (/^lines\.\d+\.\w+$/.test(path) && labelOf(path) !== undefined);
}
