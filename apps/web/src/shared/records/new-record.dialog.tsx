import type { Organisation } from '@quillcare/contracts';
import type { z } from 'zod';
import type { FormDefinition, Stored } from '../forms/record/form.definition';
import type { Values } from '../forms/record/merge';
import { RecordDialog } from '../forms/record/record.dialog';
import { useRecordForm } from '../forms/record/use-record-form';
import { useSession } from '../session/session.context';

/** A short form of a kind of record: what must be known to choose one. The rest can be added on its page. */
export interface NewRecordForm<R = unknown> {
  definition: FormDefinition;
  title: () => string;
  submit: () => string;
  /** What the form begins with, from what was searched for and what is known of the practice. */
  startWith: (typed: string, practice: Pick<Organisation, 'phone'>) => Values;
  /** Never there: it ties the form to the type of what it creates. */
  creates?: R;
}

/** Keeps the type of the record, which the dialog need not know. */
export function newRecordForm<S extends z.ZodObject, R extends Stored>(
  form: Omit<NewRecordForm<R>, 'definition'> & { definition: FormDefinition<S, R> },
): NewRecordForm<R> {
  return { ...form, definition: form.definition as unknown as FormDefinition };
}

export interface NewRecordDialogProps {
  form: NewRecordForm;
  typed: string;
  onCreated: (record: Stored) => void;
  onClose: () => void;
}

/** Adds a record without leaving the page that needs it. */
export function NewRecordDialog({ form, typed, onCreated, onClose }: NewRecordDialogProps) {
  const { organisation } = useSession();
  const recordForm = useRecordForm({
    definition: form.definition,
    record: null,
    startWith: form.startWith(typed, organisation),
    onSaved: onCreated,
    isWithoutToast: true,
  });
  return <RecordDialog title={form.title()} submitLabel={form.submit()} {...{ recordForm, onClose }} />;
}
