import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import { useWords } from '../words/words';
import { listWords } from './list.en';

const MOST_LETTERS = 40;

export interface ViewNameDialogProps {
  name: string;
  isNew: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view. */
export function ViewNameDialog({ name: before, isNew, onName, onClose }: ViewNameDialogProps) {
  const t = useWords(listWords);
  const [name, setName] = useState(before);
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
    else setMissing(true);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t(isNew ? 'views.saveTitle' : 'views.renameTitle')}</DialogTitle>
      <Box component="form" noValidate onSubmit={submit}>
        <DialogContent sx={{ display: 'grid', gap: 0.75, pt: 0 }}>
          {isNew && (
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              {t('views.saveHelp')}
            </Typography>
          )}
          <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 500 }}>
            {t('views.name')}
          </Typography>
          <TextField
            id={id}
            autoFocus
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={isMissing}
            helperText={isMissing ? t('views.nameMissing') : undefined}
            slotProps={{ htmlInput: { maxLength: MOST_LETTERS } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('views.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('views.confirm')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
