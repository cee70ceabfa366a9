import type { AcceptanceData } from '@quillcare/contracts';
import { wasRecordedByStaff } from '@quillcare/rules';
import { FactList } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { formatAssurance, formatSignatory } from '../../shared/signing/signing-facts';
import { signingWords } from '../../shared/signing/signing.en';
import { useWords } from '../../shared/words/words';
import { caseWords } from './surgery-case.en';

/** How and by whom the acceptance was given, and the level of assurance. */
export function SigningFacts({ acceptance }: { acceptance: AcceptanceData }) {
  const t = useWords(signingWords);
  const words = useWords(caseWords);
  const formats = useFormats();
  const { mode, signatory, recordedByName, recordedAt, confirmedAt, disputedAt } = acceptance;
  const formatTime = (at: string | null) => at && formats.dateTime(at);
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
        { label: words('recordedAt'), value: formatTime(recordedAt) },
        { label: words('recordNotes'), value: acceptance.notes },
        { label: t('confirmed'), value: formatTime(confirmedAt) },
        { label: t('disputedOn'), value: formatTime(disputedAt) },
      ].filter(({ value }) => value)}
    />
  );
}
