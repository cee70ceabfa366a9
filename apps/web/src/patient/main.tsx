import '@fontsource-variable/inter/index.css';
import './patient.tokens.css';
import './patient.css';
import './patient.form.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { tokenFrom } from './patient.api';
import { PatientPage } from './patient.page';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <PatientPage token={tokenFrom(window.location.pathname)} />
    </StrictMode>,
  );
}
