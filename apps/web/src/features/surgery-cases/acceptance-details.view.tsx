import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AcceptanceData } from '@quillcare/contracts';
import { isIsoDate, wasRecordedByStaff } from '@quillcare/rules';
import { FactList } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { usePhone } from '../../shared/formats/use-phone';
import { ScanDownload } from '../../shared/signing/scan-download.view';
import { formatAssurance, formatSignatory } from '../../shared/signing/signing-facts';
import { signingWords } from '../../shared/signing/signing.en';
import { useWords } from '../../shared/words/words';
import { caseWords } from './surgery-case.en';

/** What the patient entered and signed, and what the server recorded. */
export function AcceptanceDetails({ quoteId, acceptance }: { quoteId: string; acceptance: AcceptanceData }) {
  const t = useWords(caseWords);
  const formats = useFormats();
  const phone = usePhone();
  const { patientInfo: info } = acceptance;
  const isRecorded = wasRecordedByStaff(acceptance);
  const day = (text: string) => (isIsoDate(text) ? formats.date(text) : text);
  const agreed = [info.agreedToTerms && t('terms'), info.agreedToTreatment && t('treatment')]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <Part title={t('given')}>
        <FactList
          items={[
            { label: t('name'), value: info.patientName },
            { label: t('born'), value: day(info.dateOfBirth) },
            { label: t('phone'), value: phone(info.phoneNumber) },
            { label: t('emergency'), value: info.emergencyContact },
            { label: t('emergencyPhone'), value: phone(info.emergencyPhone) },
            { label: t('preferred'), value: day(info.preferredDate) },
            { label: t('notes'), value: info.additionalNotes },
            { label: t('agreed'), value: agreed },
          ]}
        />
      </Part>
      <Part title={t(isRecorded ? 'accepting' : 'signing')}>
        <SigningFacts acceptance={acceptance} />
        {acceptance.scan && <ScanDownload quoteId={quoteId} />}
      </Part>
      {acceptance.signatureMethod && (
        <Part title={t('signature')}>
          <SignatureSheet
            method={acceptance.signatureMethod}
            data={acceptance.signatureData ?? ''}
            name={acceptance.signatory.name || info.patientName}
          />
        </Part>
      )}
      {acceptance.secondSignature && (
        <Part title={t('second', { name: acceptance.secondSignature.name })}>
          <SignatureSheet {...acceptance.secondSignature} />
        </Part>
      )}
      <Part title={t('evidence')}>
        <FactList
          items={[
            {
              label: t(isRecorded ? 'acceptedAt' : 'signedAt'),
              value: formats.dateTime(acceptance.signedAt),
            },
            {
              label: t('methodLabel'),
              value: acceptance.signatureMethod && t(`method.${acceptance.signatureMethod}`),
            },
            { label: t(isRecorded ? 'staffAddress' : 'address'), value: acceptance.ipAddress },
            { label: t(isRecorded ? 'staffBrowser' : 'browser'), value: acceptance.userAgent },
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

/** How and by whom the acceptance was given, and the level of assurance. */
function SigningFacts({ acceptance }: { acceptance: AcceptanceData }) {
  const t = useWords(signingWords);
  const words = useWords(caseWords);
  const formats = useFormats();
  const { mode, signatory, recordedByName, recordedAt, confirmedAt, disputedAt } = acceptance;
  return (
    <FactList
      items={[
        { label: t('how'), value: t(`mode.${mode}`) },
        { label: t('assuranceLabel'), value: formatAssurance(acceptance, t) },
        {
          label: t(wasRecordedByStaff(acceptance) ? 'acceptedBy' : 'signedBy'),
          value: formatSignatory(signatory, t),
        },
        { label: t('authority'), value: signatory.authority },
        { label: t(mode === 'TABLET' ? 'handedOverBy' : 'recordedBy'), value: recordedByName },
        { label: words('recordedAt'), value: formats.dateTime(recordedAt) },
        { label: words('recordNotes'), value: acceptance.notes },
        { label: t('confirmed'), value: formats.dateTime(confirmedAt) },
        { label: t('disputedOn'), value: formats.dateTime(disputedAt) },
      ].filter(({ value }) => value)}
    />
  );
}

interface SignatureSheetProps {
  method: NonNullable<AcceptanceData['signatureMethod']>;
  /** The typed name, or the image as a data URL. */
  data: string;
  /** Name of the signatory. */
  name: string;
}

// Signatures are drawn in dark ink, so the background stays white in dark mode.
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

/** Shows a signature as it was given. */
function SignatureSheet({ method, data, name }: SignatureSheetProps) {
  const t = useWords(caseWords);
  if (method === 'type') {
    return (
      <Box sx={{ ...sheet, fontFamily: "'Segoe Script', 'Brush Script MT', cursive", fontSize: '1.75rem' }}>
        {data}
      </Box>
    );
  }
  // Only inline image data is shown; any other URL in a stored signature must not be loaded.
  const isImage = /^data:image\/(png|jpeg);base64,/.test(data);
  return (
    <Box sx={sheet}>
      {isImage && (
        <Box
          component="img"
          src={data}
          alt={t('signatureOf', { name })}
          sx={{ maxWidth: '100%', maxHeight: 200 }}
        />
      )}
    </Box>
  );
}
