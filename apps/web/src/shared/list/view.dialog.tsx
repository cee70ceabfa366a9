import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState, type FormEvent } from 'react';
import { useWords } from '../words/words';
import { listWords } from './list.en';

const MOST_LETTERS = 40;

/** What a person says about a view. */
export interface ViewAnswers {
  name: string;
  isShared: boolean;
  keepsColumns: boolean;
}

export interface ViewDialogProps {
  /** What the view says so far; a new one is the person's own and follows their columns. */
  before: ViewAnswers;
  isNew: boolean;
  onSave: (answers: ViewAnswers) => void;
  onClose: () => void;
}

/** Asks for a view's name, and who has it. */
export function ViewDialog({ before, isNew, onSave, onClose }: ViewDialogProps) {
  const t = useWords(listWords);
  const [answers, setAnswers] = useState(before);
  const [isMissing, setMissing] = useState(false);
  const id = useId();
  const answer = (change: Partial<ViewAnswers>) => setAnswers({ ...answers, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = answers.name.trim();
    if (name) onSave({ ...answers, name });
    else setMissing(true);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t(isNew ? 'views.saveTitle' : 'views.editTitle')}</DialogTitle>
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
            value={answers.name}
            onChange={(event) => answer({ name: event.target.value })}
            error={isMissing}
            helperText={isMissing ? t('views.nameMissing') : undefined}
            slotProps={{ htmlInput: { maxLength: MOST_LETTERS } }}
          />
          <Choice
            label={t('views.share')}
            isChosen={answers.isShared}
            onChange={(isShared) => answer({ isShared })}
          />
          <Choice
            label={t('views.keepColumns')}
            isChosen={answers.keepsColumns}
            onChange={(keepsColumns) => answer({ keepsColumns })}
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

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function Choice({ label, isChosen, onChange }: ChoiceProps) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox size="small" checked={isChosen} onChange={(_event, checked) => onChange(checked)} />}
    />
  );
}
