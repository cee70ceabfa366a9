import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { describedBy, FieldFrame } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { useFieldError } from '../../shared/forms/inputs.view';
import { RowButtons } from '../../shared/forms/rows/row-buttons.view';
import { useWords } from '../../shared/words/words';
import { AnswersInput } from './answers.input';
import { patientPageWords } from './patient-page.en';
import type { QuestionRow } from './question-rows';
import type { Questions } from './use-questions';

export interface QuestionProps {
  row: QuestionRow;
  index: number;
  questions: Questions;
}

export function QuestionCard({ row, index, questions }: QuestionProps) {
  const t = useWords(patientPageWords);
  const place = index + 1;
  const last = questions.rows.length - 1;
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography component="h3" sx={{ flex: 1, fontWeight: 600 }}>
          {t('questions.noun', { place })}
        </Typography>
        <RowButtons
          at={`checkQuestions.${index}`}
          labels={{
            up: t('questions.up', { place }),
            down: t('questions.down', { place }),
            remove: t('questions.remove', { place }),
          }}
          isFirst={index === 0}
          isLast={index === last}
          onMove={(step, button) => questions.move(index, index + step, button)}
          onRemove={() => questions.remove(index)}
        />
      </Box>
      <QuestionText {...{ row, index, questions }} />
      <AnswersInput {...{ row, index, questions }} />
    </Box>
  );
}

function QuestionText({ row, index, questions }: QuestionProps) {
  const t = useWords(patientPageWords);
  const name = `checkQuestions.${index}.question`;
  const id = useFieldId(name);
  const error = useFieldError(name);
  return (
    <FieldFrame id={id} label={t('questions.question')} error={error}>
      <TextField
        id={id}
        value={row.question}
        error={Boolean(error)}
        multiline
        onChange={({ target }) => questions.change(index, { ...row, question: target.value })}
        slotProps={{ htmlInput: { maxLength: 300, 'aria-describedby': describedBy(id, { error }) } }}
      />
    </FieldFrame>
  );
}
