import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  disputeOutcome,
  getQuote,
  listCaseDocuments,
  settleDispute,
  type Quote,
  type SurgeryCase,
} from '@quillcare/contracts';
import { useState } from 'react';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { useFormats } from '../../shared/formats/use-formats';
import { FormDialog } from '../../shared/forms/form.dialog';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useRights } from '../../shared/session/session.context';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';

/** The patient says that the acceptance is not right: nothing goes on before somebody settles it. */
export function Disputed({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const { allows } = useRights();
  const [isOpen, setOpen] = useState(false);
  const { data: quote } = useOperationQuery(getQuote, { params: { id: surgeryCase.quoteId } });
  const { startsAt, acceptanceData } = surgeryCase;
  const { disputedAt, patientComment } = acceptanceData;
  return (
    <>
      <Alert
        severity="error"
        sx={{ mb: 2, overflowWrap: 'anywhere' }}
        action={
          quote &&
          allows(settleDispute) && (
            <Button color="inherit" size="small" onClick={() => setOpen(true)}>
              {t('dispute.settle')}
            </Button>
          )
        }
      >
        {t('dispute.said', { date: formats.dateTime(disputedAt) })}
        {patientComment !== null && <Typography variant="body2">{patientComment}</Typography>}
        {startsAt !== null && (
          <Typography variant="body2">{t('dispute.booked', { date: formats.dateTime(startsAt) })}</Typography>
        )}
      </Alert>
      {isOpen && quote && (
        <SettleDialog surgeryCase={surgeryCase} quote={quote} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const schema = settleDispute.body.omit({ version: true });

interface SettleDialogProps {
  surgeryCase: SurgeryCase;
  quote: Pick<Quote, 'id' | 'version'>;
  onClose: () => void;
}

/** What staff found, why, and what proves it. */
function SettleDialog({ surgeryCase, quote, onClose }: SettleDialogProps) {
  const t = useWords(casePageWords);
  const version = useAsSeen(quote.version);
  const [settle] = useOperationMutation(settleDispute);
  const { data } = useOperationQuery(listCaseDocuments, { params: { id: surgeryCase.id } });
  const contractForm = useContractForm<typeof schema>({
    schema,
    defaultValues: { outcome: 'STANDS', reason: '', note: null, documentId: null },
    labels: {
      outcome: t('dispute.outcome'),
      reason: t('dispute.reason'),
      note: t('dispute.note'),
      documentId: t('dispute.document'),
    },
    toProblem,
    failedTitle: t('dispute.failed'),
    submit: async (values) => {
      await settle({ params: { id: quote.id }, body: { ...values, version } });
      showToast({ title: t('dispute.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('dispute.title')}
      submitLabel={t('dispute.confirm')}
      busyLabel={t('dispute.busy')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <Typography>{t('dispute.hint')}</Typography>
      <SelectInput
        name="outcome"
        label={t('dispute.outcome')}
        options={disputeOutcome.options.map((value) => ({ value, label: t(`dispute.outcomes.${value}`) }))}
      />
      <TextInput name="reason" label={t('dispute.reason')} multiline maxLength={1_000} />
      <TextInput name="note" label={t('dispute.note')} multiline maxLength={2_000} optional />
      <SelectInput
        name="documentId"
        label={t('dispute.document')}
        emptyLabel={t('gate.noDocument')}
        options={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}
