import useMediaQuery from '@mui/material/useMediaQuery';
import { RecordDialog } from '../../shared/forms/record/record.dialog';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
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
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const recordForm = useRecordForm({
    definition: leadForm,
    record: null,
    onSaved: ({ id }) => onCreated(id),
  });
  return (
    <RecordDialog
      title={t('pages.new')}
      submitLabel={t('pages.create')}
      maxWidth="md"
      fullScreen={isPhone}
      {...{ recordForm, onClose }}
    />
  );
}
