import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { disputeOutcome, getQuote, settleDispute, type Quote, type SurgeryCase } from '@quillcare/contracts';
import { ActButtons, INHERIT_STYLE } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';
import { EvidenceDocument } from './evidence-document.input';
import { caseWords } from './surgery-case.en';

/** Shown if the patient disputes the acceptance. The case is on hold until the dispute is settled. */
export function DisputeNotice({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const { data: quote } = useOperationQuery(getQuote, { params: { id: surgeryCase.quoteId } });
  const { startsAt, acceptanceData } = surgeryCase;
  const { disputedAt, patientComment } = acceptanceData;
  return (
    <Alert
      severity="error"
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
      action={
        quote && (
          <ActButtons
            acts={[settleDisputeAct]}
            record={{ ...quote, caseId: surgeryCase.id }}
            look={INHERIT_STYLE}
          />
        )
      }
    >
      {t('dispute.said', { date: formats.dateTime(disputedAt) })}
      {patientComment !== null && <Typography variant="body2">{patientComment}</Typography>}
      {startsAt !== null && (
        <Typography variant="body2">{t('dispute.booked', { date: formats.dateTime(startsAt) })}</Typography>
      )}
    </Alert>
  );
}

/** The quote whose acceptance is disputed, with the case whose documents serve as evidence. */
type DisputedQuote = Pick<Quote, 'id' | 'version' | 'variationOfId'> & { caseId: string };

/** Records what staff found, why, and the evidence. */
const settleDisputeAct = actsOn<DisputedQuote>(casePageWords, () => '').act({
  name: 'dispute',
  operation: settleDispute,
  isQuiet: true,
  asks: settleDispute.body.omit({ version: true }),
  starts: () => ({ outcome: 'STANDS' }) as const,
  // The version that a change replaced does not come back, so staff need to know before they settle.
  above: ({ variationOfId }) => variationOfId !== null && <FormerEndsToo />,
  inputs: (quote) => quote && <SettleFields caseId={quote.caseId} />,
});

function FormerEndsToo() {
  const t = useWords(caseWords);
  return <Alert severity="warning">{t('signed.disputedChange')}</Alert>;
}

function SettleFields({ caseId }: { caseId: string }) {
  const t = useWords(casePageWords);
  return (
    <>
      <SelectInput
        name="outcome"
        label={t('dispute.fields.outcome')}
        options={disputeOutcome.options.map((value) => ({
          value,
          label: t(`dispute.options.outcome.${value}`),
        }))}
      />
      <TextInput name="reason" label={t('dispute.fields.reason')} multiline maxLength={1_000} />
      <TextInput name="note" label={t('dispute.fields.note')} multiline maxLength={2_000} optional />
      <EvidenceDocument caseId={caseId} label={t('dispute.fields.documentId')} />
    </>
  );
}
