import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useWords } from '../../../shared/words/words';
import { actWords } from './quote-acts.en';
import { SentLink } from './sent-link.view';

export interface SentDialogProps {
  title: string;
  link: string;
  /** What the patient does not get by themselves. */
  warning?: string;
  onClose: () => void;
}

/** The patient's link after sending; it is closed by a button only, because it is shown once. */
export function SentDialog({ title, link, warning, onClose }: SentDialogProps) {
  const t = useWords(actWords);
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent tabIndex={0} role="group" aria-labelledby={titleId}>
        {warning && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {warning}
          </Alert>
        )}
        <SentLink link={link} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
