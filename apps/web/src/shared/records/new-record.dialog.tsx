import type { Organisation } from '@quillcare/contracts';
import type { z } from 'zod';
import type { FormDefinition, Stored } from '../forms/record/form.definition';
import type { Values } from '../forms/record/merge';
import { RecordDialog } from '../forms/record/record.dialog';
import { useSession } from '../session/session.context';

/** Short form for a kind of record, with the minimum needed to use it. The rest can be added on its page. */
export interface NewRecordForm<R = unknown> {
  definition: FormDefinition;
  title: () => string;
  submit: () => string;
  startWith: (typed: string, practice: Pick<Organisation, 'phone'>) => Values;
  /** Never set: ties the form to the type of record it creates. */
  creates?: R;
}

/** Infers the record's type, which the dialog does not need. */
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
  return (
    <RecordDialog
      title={form.title()}
      submitLabel={form.submit()}
      definition={form.definition}
      record={null}
      startWith={form.startWith(typed, organisation)}
      onSaved={onCreated}
      isWithoutToast
      onClose={onClose}
    />
  );
}
