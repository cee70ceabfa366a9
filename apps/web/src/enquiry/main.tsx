import '@fontsource-variable/inter/index.css';
import '../patient/styles/patient.tokens.css';
import '../patient/styles/patient.css';
import '../patient/styles/patient.form.css';
import './enquiry.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseCampaign, parseSlug } from './enquiry.address';
import { EnquiryPage } from './enquiry.page';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <EnquiryPage
        slug={parseSlug(window.location.pathname)}
        campaign={parseCampaign(window.location.search)}
      />
    </StrictMode>,
  );
