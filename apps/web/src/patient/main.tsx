import '@fontsource-variable/inter/index.css';
import './styles/patient.tokens.css';
import './styles/patient.css';
import './styles/patient.form.css';
import './steps/steps.css';
import './conversation/conversation.css';
import './terms/terms.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { resumeLink } from './deposit/deposit-return';
import { parseToken } from './patient.api';
import { PatientPage } from './patient.page';
import { LANGUAGES } from './words/languages';
import './words/paper-words';
import { loadWords } from './words/patient-words';
import { readerLocale } from './words/reader';

const root = document.getElementById('root');
if (root) {
  resumeLink();
  const page = (
    <StrictMode>
      <PatientPage token={parseToken(window.location.pathname)} />
    </StrictMode>
  );
  void loadWords(readerLocale(), LANGUAGES).then((language) => {
    document.documentElement.lang = language;
    createRoot(root).render(page);
  });
}
