import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { createLeadKey } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { formWords } from '../../shared/forms/form.en';
import { FormFrame } from '../../shared/forms/form.frame';
import { TextInput } from '../../shared/forms/inputs.view';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useWords } from '../../shared/words/words';
import { CopyText } from './copy-text.view';
import { enquiriesWords } from './enquiries.en';
import { curlOf } from './enquiry-address';

/** Makes a key, then shows it: once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(enquiriesWords);
  const titleId = useId();
  const [secret, setSecret] = useState<string | null>(null);
  return (
    // A click beside the dialog must not lose a key that was not copied yet.
    <Dialog
      open
      onClose={secret === null ? onClose : undefined}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{secret === null ? t('keys.add') : t('keys.secretTitle')}</DialogTitle>
      {secret === null ? (
        <NameForm onCreated={setSecret} onClose={onClose} />
      ) : (
        <Secret secret={secret} onClose={onClose} />
      )}
    </Dialog>
  );
}

function NameForm({ onCreated, onClose }: { onCreated: (secret: string) => void; onClose: () => void }) {
  const t = useWords(enquiriesWords);
  const tForm = useWords(formWords);
  const [create] = useOperationMutation(createLeadKey);
  const contractForm = useContractForm({
    schema: createLeadKey.body,
    defaultValues: { name: '' },
    labels: { name: t('keys.name') },
    toProblem,
    failedTitle: t('keys.createFailed'),
    submit: async (body) => onCreated((await create({ body })).secret),
  });
  return (
    <FormFrame contractForm={contractForm} label={t('keys.add')} isDialog>
      <DialogContent>
        <TextInput name="name" label={t('keys.name')} help={t('keys.nameHelp')} maxLength={80} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{tForm('cancel')}</Button>
        <SubmitButton
          label={t('keys.create')}
          busyLabel={t('keys.creating')}
          isSubmitting={contractForm.isSubmitting}
        />
      </DialogActions>
    </FormFrame>
  );
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useWords(enquiriesWords);
  return (
    <>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <CopyText label={t('keys.secret')} help={t('keys.secretHelp')} text={secret} />
          <CopyText label={t('keys.curl')} text={curlOf(secret)} isMultiline />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('keys.done')}
        </Button>
      </DialogActions>
    </>
  );
}
