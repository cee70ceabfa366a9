import Alert from '@mui/material/Alert';
import type { Quote } from '@quillcare/contracts';
import { useWords } from '../../../shared/words/words';
import { viewsWords } from './quote-views.en';

/** The patient has asked for another language, which staff should know before calling. */
export function InterpreterWish({ quote }: { quote: Quote }) {
  const t = useWords(viewsWords);
  if (quote.interpreterLanguage === null) return null;
  return (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      {t('interpreter', { language: quote.interpreterLanguage })}
    </Alert>
  );
}
