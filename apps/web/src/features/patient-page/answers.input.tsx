import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { MAX_CHECK_ANSWERS } from '@quillcare/contracts';
import { DeleteIcon, PlusIcon, Muted } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { useFieldError } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { patientPageWords } from './patient-page.en';
import { RowButton } from '../../shared/forms/rows/row-buttons.view';
import type { QuestionProps } from './question.card';
import { withoutAnswer } from './question-rows';

const MIN_ANSWERS = 2;

/** The answers to a question, one of which may be marked as correct. */
export function AnswersInput({ row, index, questions }: QuestionProps) {
  const t = useWords(patientPageWords);
  const name = `checkQuestions.${index}.answers`;
  const id = useFieldId(name);
  const count = row.answers.length;
  const add = () => questions.change(index, { ...row, answers: [...row.answers, ''] }, `answers.${count}`);
  return (
    <Box id={id} tabIndex={-1} role="group" aria-labelledby={`${id}-label`} sx={{ mt: 1.5, outline: 'none' }}>
      <Typography id={`${id}-label`} sx={{ fontWeight: 500 }}>
        {t('questions.answers')}
      </Typography>
      <Muted sx={{ mb: 0.5 }}>{t('questions.answersHint')}</Muted>
      {row.answers.map((_answer, at) => (
        <Answer key={at} {...{ row, index, questions, at }} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 0.5 }}>
        <FormControlLabel
          label={t('questions.noRight')}
          sx={{ flex: 1, minWidth: 200 }}
          control={
            <Radio
              size="small"
              checked={row.correct === null}
              onChange={() => questions.change(index, { ...row, correct: null })}
            />
          }
        />
        {count < MAX_CHECK_ANSWERS && (
          <Button size="small" startIcon={<PlusIcon />} onClick={add}>
            {t('questions.addAnswer')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function Answer({ row, index, questions, at }: QuestionProps & { at: number }) {
  const t = useWords(patientPageWords);
  const name = `checkQuestions.${index}.answers.${at}`;
  const id = useFieldId(name);
  const error = useFieldError(name);
  const place = at + 1;
  const setAnswer = (answer: string) =>
    questions.change(index, { ...row, answers: row.answers.with(at, answer) });
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', mb: 0.75 }}>
      <Radio
        size="small"
        checked={row.correct === at}
        onChange={() => questions.change(index, { ...row, correct: at })}
        slotProps={{ input: { 'aria-label': t('questions.right', { place }) } }}
        sx={{ ml: -1.125 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextField
          id={id}
          fullWidth
          value={row.answers[at] ?? ''}
          error={Boolean(error)}
          onChange={({ target }) => setAnswer(target.value)}
          slotProps={{
            htmlInput: {
              maxLength: 200,
              'aria-label': t('questions.answer', { place }),
              'aria-describedby': error ? `${id}-error` : undefined,
            },
          }}
        />
        {error && (
          <FormHelperText error id={`${id}-error`}>
            {error}
          </FormHelperText>
        )}
      </Box>
      <RowButton
        field={`${name}.remove`}
        label={t('questions.removeAnswer', { place })}
        isOff={row.answers.length <= MIN_ANSWERS}
        onClick={() => questions.change(index, withoutAnswer(row, at), 'answers.0')}
      >
        <DeleteIcon fontSize="small" />
      </RowButton>
    </Box>
  );
}
