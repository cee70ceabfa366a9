import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { TitledDialog } from '@quillcare/ui';
import { useState } from 'react';
import { useFormats } from '../../formats/use-formats';
import { DiffTable, type Choices, type Difference } from '../../history/diff-table.view';
import { useWords } from '../../words/words';
import type { ConflictQuestion } from './editing';
import { recordWords } from './record.en';
import { formatFieldValue } from './field-value-text';
import type { RecordForm } from './use-record-form';
import { useColleagueName } from './use-colleague-name';

export interface ConflictDialogProps {
  question: ConflictQuestion;
  recordForm: Pick<RecordForm, 'definition' | 'words' | 'settle' | 'withdrawQuestion'>;
}

/** Shows both values of every field that two people changed. All must be resolved before anything is saved. */
export function ConflictDialog({ question, recordForm }: ConflictDialogProps) {
  const t = useWords(recordWords);
  const who = useColleagueName(question.colleague);
  const rows = useConflictRows(question, recordForm);
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(question.clashes.map(({ field }) => [field, null])),
  );
  const [isTried, setTried] = useState(false);
  const isMissing = Object.values(choices).includes(null);
  const theirs = Object.keys(choices).filter((field) => choices[field] === 'before');
  return (
    <TitledDialog
      title={t('conflict.title', { who })}
      onClose={recordForm.withdrawQuestion}
      actions={
        <>
          <Button onClick={recordForm.withdrawQuestion}>{t('conflict.back')}</Button>
          <Button
            variant="contained"
            onClick={() => (isMissing ? setTried(true) : recordForm.settle(theirs))}
          >
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <Typography>{t('conflict.help')}</Typography>
      <DiffTable
        sides="conflict"
        rows={rows}
        choices={choices}
        onChoose={(field, side) => setChoices({ ...choices, [field]: side })}
      />
      {isTried && isMissing && (
        <FormHelperText error role="alert">
          {t('conflict.choose')}
        </FormHelperText>
      )}
    </TitledDialog>
  );
}

function useConflictRows(
  { clashes }: ConflictQuestion,
  { definition, words }: Pick<RecordForm, 'definition' | 'words'>,
): Difference[] {
  const t = useWords(recordWords);
  const formats = useFormats();
  return clashes.map(({ field: name, mine, theirs }) => {
    const shown = { name, field: definition.fields[name]!, words, formats };
    return {
      key: name,
      field: words('fields', name) ?? name,
      before: formatFieldValue(theirs, shown) || t('conflict.nothing'),
      after: formatFieldValue(mine, shown) || t('conflict.nothing'),
    };
  });
}
