import Box from '@mui/material/Box';
import { caseDeposit, depositMethod, recordCaseDeposit, type SurgeryCase } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { useFormats } from '../../shared/formats/use-formats';
import { DateInput } from '../../shared/forms/date.input';
import { FormDialog } from '../../shared/forms/form.dialog';
import { SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { MoneyInput } from '../../shared/forms/number.input';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';

const schema = recordCaseDeposit.body.omit({ version: true });

interface DepositDialogProps {
  surgeryCase: SurgeryCase;
  onClose: () => void;
}

/** Records what the practice received for the case, or gave back. */
export function DepositDialog({ surgeryCase, onClose }: DepositDialogProps) {
  const t = useWords(casePageWords);
  const { firstName, lastName } = surgeryCase.patient;
  const title = t('deposits.dialog', { name: `${firstName} ${lastName}` });
  const contractForm = useDeposit(surgeryCase, () => {
    showToast({ title: t('deposits.done') });
    onClose();
  });
  return (
    <FormDialog
      title={title}
      submitLabel={t('deposits.save')}
      busyLabel={t('deposits.saving')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <DepositFields hasDeposits={surgeryCase.deposits.length > 0} />
    </FormDialog>
  );
}

function useDeposit({ id, version: seen }: SurgeryCase, onDone: () => void) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const version = useAsSeen(seen);
  const [record] = useOperationMutation(recordCaseDeposit);
  return useContractForm<typeof schema>({
    schema,
    defaultValues: {
      kind: 'RECEIVED',
      amountMinor: NaN,
      paidOn: formats.today(),
      method: 'TRANSFER',
      note: null,
    },
    labels: {
      kind: t('deposits.kind'),
      amountMinor: t('deposits.amountMinor'),
      paidOn: t('deposits.paidOn'),
      method: t('deposits.method'),
      note: t('deposits.note'),
    },
    toProblem,
    failedTitle: t('deposits.failed'),
    submit: async (values) => {
      await record({ params: { id }, body: { ...values, version } });
      onDone();
    },
  });
}

function DepositFields({ hasDeposits }: { hasDeposits: boolean }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {hasDeposits && (
        <SelectInput
          name="kind"
          label={t('deposits.kind')}
          options={caseDeposit.shape.kind.options.map((value) => ({
            value,
            label: t(`deposits.kinds.${value}`),
          }))}
        />
      )}
      <MoneyInput name="amountMinor" label={t('deposits.amountMinor')} />
      <DateInput name="paidOn" label={t('deposits.paidOn')} max={formats.today()} />
      <SelectInput
        name="method"
        label={t('deposits.method')}
        options={depositMethod.options.map((value) => ({ value, label: t(`deposits.methods.${value}`) }))}
      />
      <TextInput name="note" label={t('deposits.note')} multiline maxLength={500} optional />
    </Box>
  );
}
