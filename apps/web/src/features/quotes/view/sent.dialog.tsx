import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CheckIcon, CopyIcon, TitledDialog } from '@quillcare/ui';
import { useRef, useState } from 'react';
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
      <SentLink link={link} />
    </TitledDialog>
  );
}

/** The patient's link, which is shown only once. */
function SentLink({ link }: { link: string }) {
  const t = useWords(actWords);
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Without a clipboard (page not served over HTTPS), select the text so that it can be copied by hand.
      field.current?.focus();
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>{t('link.hint')}</Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextField
          fullWidth
          value={link}
          inputRef={field}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true, 'aria-label': t('link.label') } }}
        />
        <Button
          variant="outlined"
          startIcon={isCopied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copy()}
          sx={{ flexShrink: 0 }}
        >
          <span aria-live="polite">{isCopied ? t('link.copied') : t('link.copy')}</span>
        </Button>
      </Box>
    </Box>
  );
}
