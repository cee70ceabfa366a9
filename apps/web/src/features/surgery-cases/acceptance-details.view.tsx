import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { AcceptanceData } from '@quillcare/contracts';
import { formatPhone, isIsoDate, wasRecorded } from '@quillcare/rules';
import { Facts } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useSession } from '../../shared/session/session.context';
import { ScanDownload } from '../../shared/signing/scan-download.view';
import { useWords } from '../../shared/words/words';
import { SignatureSheet } from './signature-sheet.view';
import { SigningFacts } from './signing-facts.view';
import { caseWords } from './surgery-case.en';

/** What the patient entered and signed, and what the server recorded. */
export function AcceptanceDetails({ quoteId, acceptance }: { quoteId: string; acceptance: AcceptanceData }) {
  const t = useWords(caseWords);
  const formats = useFormats();
  const { organisation } = useSession();
  const { patientInfo: info } = acceptance;
  const isRecorded = wasRecorded(acceptance);
  const day = (text: string) => (isIsoDate(text) ? formats.date(text) : text);
  const phone = (text: string) => formatPhone(text, organisation.country);
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
        <Facts
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
