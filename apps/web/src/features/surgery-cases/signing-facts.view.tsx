import type { AcceptanceData } from '@quillcare/contracts';
import { wasRecorded } from '@quillcare/rules';
import { Facts } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { assuranceInWords, signatoryInWords } from '../../shared/signing/signing-facts';
import { signingWords } from '../../shared/signing/signing.en';
import { useWords } from '../../shared/words/words';
import { caseWords } from './surgery-case.en';

/** How and by whom the acceptance was given, and the level of assurance. */
export function SigningFacts({ acceptance }: { acceptance: AcceptanceData }) {
  const t = useWords(signingWords);
  const words = useWords(caseWords);
  const formats = useFormats();
  const { mode, signatory, recordedByName, recordedAt, confirmedAt, disputedAt } = acceptance;
  const when = (at: string | null) => at && formats.dateTime(at);
  return (
    <Facts
      items={[
        { label: t('how'), value: t(`mode.${mode}`) },
        { label: t('assuranceLabel'), value: assuranceInWords(acceptance, t) },
        {
          label: t(wasRecorded(acceptance) ? 'acceptedBy' : 'signedBy'),
          value: signatoryInWords(signatory, t),
        },
        { label: t('authority'), value: signatory.authority },
        { label: t(mode === 'TABLET' ? 'handedOverBy' : 'recordedBy'), value: recordedByName },
        { label: words('recordedAt'), value: when(recordedAt) },
        { label: words('recordNotes'), value: acceptance.notes },
        { label: t('confirmed'), value: when(confirmedAt) },
        { label: t('disputedOn'), value: when(disputedAt) },
      ].filter(({ value }) => value)}
    />
  );
}
