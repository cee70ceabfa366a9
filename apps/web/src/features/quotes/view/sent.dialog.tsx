import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TitledDialog } from '@quillcare/ui';
import { CopyText } from '../../../shared/clipboard/copy-text.view';
import { useWords } from '../../../shared/words/words';
import { actWords } from './quote-acts.en';

export interface SentDialogProps {
  title: string;
  link: string;
  /** What was not delivered to the patient automatically. */
  warning?: string;
  onClose: () => void;
}

/** The patient's link after sending. Closes only by its button, because the link is shown only once. */
export function SentDialog({ title, link, warning, onClose }: SentDialogProps) {
  const t = useWords(actWords);
  return (
    <TitledDialog
      title={title}
      isText
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {warning && <Alert severity="warning">{warning}</Alert>}
      <Typography>{t('link.hint')}</Typography>
      <CopyText label={t('link.label')} text={link} />
    </TitledDialog>
  );
}
