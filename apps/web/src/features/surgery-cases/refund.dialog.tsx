import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  refundDeposit,
  type CaseDepositView,
  type DepositPayment,
  type SurgeryCase,
} from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { useFormats } from '../../shared/formats/use-formats';
import { FormDialog } from '../../shared/forms/form.dialog';
import { TextInput } from '../../shared/forms/inputs.view';
import { MoneyInput } from '../../shared/forms/number.input';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { caseDepositWords } from './case-deposit.en';

const schema = refundDeposit.body.omit({ version: true, paymentId: true });

interface RefundDialogProps {
  surgeryCase: SurgeryCase;
  payment: DepositPayment;
  currency: CaseDepositView['currency'];
  onClose: () => void;
}

/** Gives a deposit back to its card, whole or in part. */
export function RefundDialog(props: RefundDialogProps) {
  const { payment, currency, onClose } = props;
  const t = useWords(caseDepositWords);
  const formats = useFormats();
  const contractForm = useRefund(props);
  const amount = formats.money(payment.refundableMinor, currency);
  return (
    <FormDialog
      title={t('refund.title', { reference: payment.reference })}
      submitLabel={t('refund.save')}
      busyLabel={t('refund.saving')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('refund.hint')}</Typography>
        <MoneyInput name="amountMinor" label={t('refund.amountMinor')} help={t('refund.most', { amount })} />
        <TextInput
          name="reason"
          label={t('refund.reason')}
          help={t('refund.reasonHelp')}
          multiline
          maxLength={500}
        />
      </Box>
    </FormDialog>
  );
}

function useRefund({ surgeryCase, payment, currency, onClose }: RefundDialogProps) {
  const t = useWords(caseDepositWords);
  const formats = useFormats();
  const seen = useAsSeen({ version: surgeryCase.version, payment });
  const [refund] = useOperationMutation(refundDeposit);
  return useContractForm<typeof schema>({
    schema,
    defaultValues: { amountMinor: seen.payment.refundableMinor, reason: '' },
    labels: { amountMinor: t('refund.amountMinor'), reason: t('refund.reason') },
    toProblem,
    failedTitle: t('refund.failed'),
    submit: async (values) => {
      const { version, payment: one } = seen;
      await refund({
        params: { id: surgeryCase.id },
        body: { ...values, version, paymentId: one.id },
      });
      showToast({ title: t('refund.done', { amount: formats.money(values.amountMinor, currency) }) });
      onClose();
    },
  });
}
