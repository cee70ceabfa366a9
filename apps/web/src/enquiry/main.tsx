import '@fontsource-variable/inter/index.css';
import '../patient/styles/patient.tokens.css';
import '../patient/styles/patient.css';
import '../patient/styles/patient.form.css';
import './enquiry.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { campaignFrom, slugFrom } from './enquiry.address';
import { EnquiryPage } from './enquiry.page';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <EnquiryPage
        slug={slugFrom(window.location.pathname)}
        campaign={campaignFrom(window.location.search)}
      />
    </StrictMode>,
  );
