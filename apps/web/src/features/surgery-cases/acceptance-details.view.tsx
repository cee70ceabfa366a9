import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AcceptanceData } from '@quillcare/contracts';
import { isIsoDate } from '@quillcare/rules';
import { Facts } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { caseTexts } from './surgery-case.texts';

/** What the patient filled in and signed, and what the server recorded. */
export function AcceptanceDetails({ acceptance }: { acceptance: AcceptanceData }) {
  const formats = useFormats();
  const { patientInfo: info } = acceptance;
  const day = (text: string) => (isIsoDate(text) ? formats.date(text) : text);
  const agreed = [info.agreedToTerms && caseTexts.terms, info.agreedToTreatment && caseTexts.treatment]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <Part title={caseTexts.given}>
        <Facts
          items={[
            { label: caseTexts.name, value: info.patientName },
            { label: caseTexts.born, value: day(info.dateOfBirth) },
            { label: caseTexts.phone, value: info.phoneNumber },
            { label: caseTexts.emergency, value: info.emergencyContact },
            { label: caseTexts.emergencyPhone, value: info.emergencyPhone },
            { label: caseTexts.preferred, value: day(info.preferredDate) },
            { label: caseTexts.notes, value: info.additionalNotes },
            { label: caseTexts.agreed, value: agreed },
          ]}
        />
      </Part>
      <Part title={caseTexts.signature}>
        <Signature acceptance={acceptance} />
      </Part>
      <Part title={caseTexts.evidence}>
        <Facts
          items={[
            { label: caseTexts.signedAt, value: formats.dateTime(acceptance.signedAt) },
            { label: caseTexts.methodLabel, value: caseTexts.method[acceptance.signatureMethod] },
            { label: caseTexts.address, value: acceptance.ipAddress },
            { label: caseTexts.browser, value: acceptance.userAgent },
            {
              label: caseTexts.hash,
              value: (
                <Box component="code" sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
                  {acceptance.documentHash}
                </Box>
              ),
            },
            { label: caseTexts.consent, value: acceptance.consentWording },
          ]}
        />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Signature({ acceptance }: { acceptance: AcceptanceData }) {
  const { signatureMethod, signatureData, patientInfo } = acceptance;
  // Ink is dark, so the sheet stays white in the dark scheme as well.
  const sheet = {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: '#fff',
    color: '#1D1C1A',
    p: 2,
    display: 'grid',
    placeItems: 'center',
    minHeight: 96,
  };
  if (signatureMethod === 'type') {
    return (
      <Box sx={{ ...sheet, fontFamily: "'Segoe Script', 'Brush Script MT', cursive", fontSize: '1.75rem' }}>
        {signatureData}
      </Box>
    );
  }
  // Only inline image data is shown; other URLs in a stored signature are not loaded.
  const isImage = /^data:image\/(png|jpeg);base64,/.test(signatureData);
  return (
    <Box sx={sheet}>
      {isImage && (
        <Box
          component="img"
          src={signatureData}
          alt={caseTexts.signatureOf(patientInfo.patientName)}
          sx={{ maxWidth: '100%', maxHeight: 200 }}
        />
      )}
    </Box>
  );
}
