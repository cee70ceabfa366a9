import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { describedBy, FieldFrame, TitledDialog } from '@quillcare/ui';
import { useId, useState, type FormEvent } from 'react';
import { useWords } from '../words/words';
import { listWords } from './list.en';

const MOST_LETTERS = 40;

export interface ViewAnswers {
  name: string;
  isShared: boolean;
  keepsColumns: boolean;
}

export interface ViewDialogProps {
  /** Initial values. A new view is private and uses the user's own columns. */
  before: ViewAnswers;
  isNew: boolean;
  onSave: (answers: ViewAnswers) => void;
  onClose: () => void;
}

/** Asks for a view's name, and whether it is shared. */
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
    <TitledDialog
      title={t(isNew ? 'views.saveTitle' : 'views.editTitle')}
      maxWidth="xs"
      onClose={onClose}
      frame={(parts) => (
        <form noValidate onSubmit={submit}>
          {parts}
        </form>
      )}
      actions={
        <>
          <Button onClick={onClose}>{t('views.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('views.confirm')}
          </Button>
        </>
      }
    >
      {isNew && <Typography color="textSecondary">{t('views.saveHelp')}</Typography>}
      <FieldFrame id={id} label={t('views.name')} error={isMissing ? t('views.nameMissing') : undefined}>
        <TextField
          id={id}
          autoFocus
          value={answers.name}
          onChange={(event) => answer({ name: event.target.value })}
          error={isMissing}
          slotProps={{
            htmlInput: {
              maxLength: MOST_LETTERS,
              'aria-describedby': describedBy(id, { error: isMissing ? t('views.nameMissing') : undefined }),
            },
          }}
        />
      </FieldFrame>
      <div>
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
      </div>
    </TitledDialog>
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
