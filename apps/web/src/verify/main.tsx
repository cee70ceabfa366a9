import '@fontsource-variable/inter/index.css';
import '../patient/styles/patient.tokens.css';
import '../patient/styles/patient.css';
import '../patient/styles/patient.form.css';
import './verify.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { VerifyPage } from './verify.page';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <VerifyPage scanned={new URLSearchParams(window.location.search).get('code') ?? ''} />
    </StrictMode>,
  );
