import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState, type ReactNode } from 'react';
import type { BulkAction } from '@quillcare/contracts';
import { FieldFrame, TitledDialog } from '@quillcare/ui';
import { useWords } from '../words/words';
import { listWords } from './list.en';

export interface ChoiceDialogProps {
  title: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  confirmLabel: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Asks for one of several values for all selected rows. */
export function ChoiceDialog({ title, label, choices, confirmLabel, onChoose, onClose }: ChoiceDialogProps) {
  const t = useWords(listWords);
  const [value, setValue] = useState('');
  const id = useId();
  return (
    <TitledDialog
      title={title}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('views.cancel')}</Button>
          <Button variant="contained" disabled={value === ''} onClick={() => onChoose(value)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <FieldFrame id={id} label={label}>
        <TextField
          select
          value={value}
          onChange={({ target }) => setValue(target.value)}
          slotProps={{ select: { SelectDisplayProps: { id, 'aria-labelledby': `${id}-label ${id}` } } }}
        >
          {choices.map((choice) => (
            <MenuItem key={choice.value} value={choice.value}>
              {choice.label}
            </MenuItem>
          ))}
        </TextField>
      </FieldFrame>
    </TitledDialog>
  );
}

export interface Choosing {
  title: () => string;
  label: () => string;
  confirmLabel: () => string;
  useChoices: () => ChoiceDialogProps['choices'];
  actionOf: (value: string) => BulkAction;
}

interface Ask {
  answer: (action: BulkAction) => void;
  close: () => void;
}

/** What an act of many rows does once one of several values is chosen. */
export function choosing(choice: Choosing): (ask: Ask) => ReactNode {
  return (ask) => <Chooser {...choice} {...ask} />;
}

function Chooser({ useChoices, title, label, confirmLabel, actionOf, answer, close }: Choosing & Ask) {
  return (
    <ChoiceDialog
      title={title()}
      label={label()}
      confirmLabel={confirmLabel()}
      choices={useChoices()}
      onChoose={(value) => answer(actionOf(value))}
      onClose={close}
    />
  );
}
