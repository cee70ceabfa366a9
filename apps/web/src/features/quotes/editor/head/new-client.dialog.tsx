import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { clientInput, createClient, getClient, updateClient, type Client } from '@quillcare/contracts';
import { Fields } from '../../../../shared/forms/record/fields.view';
import { defineForm } from '../../../../shared/forms/record/form.definition';
import { RecordFrame } from '../../../../shared/forms/record/record.frame';
import { useRecordForm } from '../../../../shared/forms/record/use-record-form';
import { SubmitButton } from '../../../../shared/forms/submit-button.view';
import { formWords } from '../../../../shared/forms/form.en';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { newClientWords } from './new-client.en';

/** What a quote needs of a client; the rest can be added on the client's page. */
const newClientForm = defineForm({
  name: 'quote-client',
  words: newClientWords,
  schema: clientInput.pick({ firstName: true, lastName: true, email: true, phone: true, dateOfBirth: true }),
  operations: { get: getClient, create: createClient, update: updateClient },
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
});

export interface NewClientDialogProps {
  /** What was searched for. */
  typed: string;
  onCreated: (client: Client) => void;
  onClose: () => void;
}

/** Adds a client without leaving the quote. */
export function NewClientDialog({ typed, onCreated, onClose }: NewClientDialogProps) {
  const t = useWords(editorWords);
  const tf = useWords(formWords);
  const titleId = useId();
  const recordForm = useRecordForm({
    definition: newClientForm,
    record: null,
    startWith: nameIn(typed),
    onSaved: onCreated,
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t('client.title')}</DialogTitle>
      <RecordFrame recordForm={recordForm} label={t('client.title')} isDialog>
        <DialogContent>
          <Fields />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{tf('cancel')}</Button>
          <SubmitButton
            label={t('client.add')}
            busyLabel={tf('saving')}
            isSubmitting={recordForm.isSubmitting}
          />
        </DialogActions>
      </RecordFrame>
    </Dialog>
  );
}

/** "Te Ariki Ngapo": the last word is the family name; an email or a phone number is no name. */
function nameIn(typed: string): { firstName?: string; lastName?: string; email?: string } {
  const text = typed.trim();
  if (text.includes('@')) return { email: text };
  if (/\d/.test(text)) return {};
  const [, firstName, lastName] = /^(?:(.+)\s)?(\S+)$/.exec(text) ?? [];
  return firstName ? { firstName, lastName } : { firstName: lastName ?? '' };
}
