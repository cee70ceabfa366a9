import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { CHECK_QUESTIONS_LIMIT } from '@quillcare/contracts';
import { PlusIcon } from '@quillcare/ui';
import { useFieldId } from '../../shared/forms/form.frame';
import { useWords } from '../../shared/words/words';
import { patientPageWords } from './patient-page.en';
import { QuestionCard } from './question.card';
import { useQuestions } from './use-questions';

/** The practice's check questions in order, each in a card. */
export function CheckQuestionsInput() {
  const t = useWords(patientPageWords);
  const questions = useQuestions();
  const id = useFieldId('checkQuestions');
  const addId = useFieldId('checkQuestions.add');
  const { rows } = questions;
  return (
    <Box id={id} tabIndex={-1} role="group" aria-label={t('fields.checkQuestions')} sx={{ outline: 'none' }}>
      <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: '75ch' }}>
        {t('questions.hint')}
      </Typography>
      {rows.length === 0 && <Typography sx={{ mb: 1.5 }}>{t('questions.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {rows.map((row, index) => (
          <QuestionCard key={index} {...{ row, index, questions }} />
        ))}
      </Box>
      {rows.length < CHECK_QUESTIONS_LIMIT && (
        <Button
          id={addId}
          variant="outlined"
          startIcon={<PlusIcon />}
          onClick={questions.add}
          sx={{ mt: rows.length > 0 ? 1.5 : 0 }}
        >
          {t('questions.add')}
        </Button>
      )}
      <Box role="status" sx={visuallyHidden}>
        {questions.told}
      </Box>
    </Box>
  );
}
