import { createContext, useContext } from 'react';
import { useFormats } from '../../formats/use-formats';
import type { FormDefinition } from './form.definition';
import type { DisplayField } from './field-value-text';
import type { FormWords } from './use-form-words';

export interface FormContent {
  definition: Pick<FormDefinition, 'fields'> & Partial<FormDefinition>;
  words: FormWords;
  /** Whether the form is being saved and closes afterwards. */
  isClosing?: boolean;
}

const FormContext = createContext<FormContent | null>(null);

/** Provides fields with their form's definition and texts. */
export const FormContentProvider = FormContext.Provider;

export function useFormContent(): FormContent {
  const content = useContext(FormContext);
  if (!content) throw new Error('A field of a record belongs inside a RecordFrame');
  return content;
}

/** Returns what `formatFieldValue` needs to format a field of the surrounding form. */
export function useShownField(name: string): DisplayField {
  const { definition, words } = useFormContent();
  const formats = useFormats();
  return { name, field: definition.fields[name]!, words, formats };
}
