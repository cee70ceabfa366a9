import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { formWords } from '../../shared/forms/form.en';
import { Fields } from '../../shared/forms/record/fields.view';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { SubmitButton } from '../../shared/forms/submit-button.view';
import { useWords } from '../../shared/words/words';
import { leadForm } from './lead.form';
import { leadWords } from './lead.en';

export interface NewLeadDialogProps {
  onCreated: (leadId: string) => void | Promise<void>;
  onClose: () => void;
}

/** Adds somebody who asked, over the list: whoever is on the phone keeps it in view. */
export function NewLeadDialog({ onCreated, onClose }: NewLeadDialogProps) {
  const t = useWords(leadWords);
  const tForm = useWords(formWords);
  const titleId = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const recordForm = useRecordForm({
    definition: leadForm,
    record: null,
    onSaved: ({ id }) => onCreated(id),
  });
  return (
    <Dialog
      {...{ open: true, onClose, fullWidth: true, maxWidth: 'md', fullScreen: isPhone }}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t('pages.new')}</DialogTitle>
      <RecordFrame recordForm={recordForm} label={t('pages.new')} isDialog>
        <DialogContent>
          <Fields />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{tForm('cancel')}</Button>
          <SubmitButton
            label={t('pages.create')}
            busyLabel={tForm('saving')}
            isSubmitting={recordForm.isSubmitting}
          />
        </DialogActions>
      </RecordFrame>
    </Dialog>
  );
}
