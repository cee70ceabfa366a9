import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AcceptanceData } from '@quillcare/contracts';
import { isIsoDate } from '@quillcare/rules';
import { Facts } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { caseWords } from './surgery-case.en';

/** What the patient filled in and signed, and what the server recorded. */
export function AcceptanceDetails({ acceptance }: { acceptance: AcceptanceData }) {
  const t = useWords(caseWords);
  const formats = useFormats();
  const { patientInfo: info } = acceptance;
  const day = (text: string) => (isIsoDate(text) ? formats.date(text) : text);
  const agreed = [info.agreedToTerms && t('terms'), info.agreedToTreatment && t('treatment')]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <Part title={t('given')}>
        <Facts
          items={[
            { label: t('name'), value: info.patientName },
            { label: t('born'), value: day(info.dateOfBirth) },
            { label: t('phone'), value: info.phoneNumber },
            { label: t('emergency'), value: info.emergencyContact },
            { label: t('emergencyPhone'), value: info.emergencyPhone },
            { label: t('preferred'), value: day(info.preferredDate) },
            { label: t('notes'), value: info.additionalNotes },
            { label: t('agreed'), value: agreed },
          ]}
        />
      </Part>
      <Part title={t('signature')}>
        <Signature acceptance={acceptance} />
      </Part>
      <Part title={t('evidence')}>
        <Facts
          items={[
            { label: t('signedAt'), value: formats.dateTime(acceptance.signedAt) },
            { label: t('methodLabel'), value: t(`method.${acceptance.signatureMethod}`) },
            { label: t('address'), value: acceptance.ipAddress },
            { label: t('browser'), value: acceptance.userAgent },
            {
              label: t('hash'),
              value: (
                <Box component="code" sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
                  {acceptance.documentHash}
                </Box>
              ),
            },
            { label: t('consent'), value: acceptance.consentWording },
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
  const t = useWords(caseWords);
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
          alt={t('signatureOf', { name: patientInfo.patientName })}
          sx={{ maxWidth: '100%', maxHeight: 200 }}
        />
      )}
    </Box>
  );
}
