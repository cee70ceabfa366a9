import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  refundDeposit,
  type CaseDepositView,
  type DepositPayment,
  type SurgeryCase,
} from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useFormats } from '../../shared/formats/use-formats';
import { TextInput } from '../../shared/forms/inputs.view';
import { MoneyInput } from '../../shared/forms/number.input';
import { useWords } from '../../shared/words/words';
import { caseDepositWords } from './case-deposit.en';

interface OnlinePaymentsProps {
  surgeryCase: SurgeryCase;
  deposit: CaseDepositView;
}

/** Each payment page the patient opened, with its outcome and refunds. */
export function OnlinePayments({ surgeryCase, deposit }: OnlinePaymentsProps) {
  const t = useWords(caseDepositWords);
  const { payments, currency } = deposit;
  if (payments.length === 0) return null;
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {t('online')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 2 }}>
        {payments.map((payment) => (
          <PaymentRow key={payment.id} {...{ surgeryCase, payment, currency }} />
        ))}
      </Box>
    </Box>
  );
}

interface PaymentRowProps {
  surgeryCase: SurgeryCase;
  payment: DepositPayment;
  currency: CaseDepositView['currency'];
}

type PaidCase = SurgeryCase & Pick<PaymentRowProps, 'payment' | 'currency'>;

/** Refunds a deposit to its card, in full or in part. */
const refundPaymentAct = actsOn<PaidCase>(caseDepositWords, ({ payment }) => payment.reference).act({
  name: 'refund',
  operation: refundDeposit,
  when: ({ payment }) => payment.refundableMinor > 0,
  useFacts: useFormats,
  values: ({ payment, currency }, formats) => ({
    amount: formats?.money(payment.refundableMinor, currency) ?? '',
  }),
  asks: refundDeposit.body.omit({ version: true, paymentId: true }),
  starts: ({ payment }) => ({ amountMinor: payment.refundableMinor }),
  inputs: (paid, formats) =>
    paid && <RefundFields amount={formats.money(paid.payment.refundableMinor, paid.currency)} />,
  request: ({ id, version, payment }, values) => ({
    params: { id },
    body: { ...values, version, paymentId: payment.id },
  }),
  doneWith: (_result, { amountMinor }, { currency }, formats) => ({
    amount: formats.money(amountMinor, currency),
  }),
});

function RefundFields({ amount }: { amount: string }) {
  const t = useWords(caseDepositWords);
  return (
    <>
      <MoneyInput
        name="amountMinor"
        label={t('refund.fields.amountMinor')}
        help={t('refund.most', { amount })}
      />
      <TextInput
        name="reason"
        label={t('refund.fields.reason')}
        help={t('refund.reasonHelp')}
        multiline
        maxLength={500}
      />
    </>
  );
}

function PaymentRow({ surgeryCase, payment, currency }: PaymentRowProps) {
  const t = useWords(caseDepositWords);
  const formats = useFormats();
  const { reference, problem, refunds, refundableMinor, isLive } = payment;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{usePaymentText(payment, currency)}</Typography>
      {!isLive && <Muted>{t('payment.test')}</Muted>}
      {problem && refundableMinor > 0 && <Alert severity="warning">{t(`problem.${problem}`)}</Alert>}
      {refunds.map(({ id, state, amountMinor, byName, startedAt, reason }) => (
        <Typography key={id} variant="body2" color={state === 'FAILED' ? 'error' : 'textSecondary'}>
          {t(`refunds.${state}`, {
            amount: formats.money(amountMinor, currency),
            name: byName,
            reason,
            when: formats.dateTime(startedAt),
          })}
        </Typography>
      ))}
      <ActButtons
        acts={[refundPaymentAct]}
        record={{ ...surgeryCase, payment, currency }}
        look={{ size: 'small' }}
        about={reference}
      />
    </Box>
  );
}

function usePaymentText(payment: DepositPayment, currency: CaseDepositView['currency']): string {
  const t = useWords(caseDepositWords);
  const formats = useFormats();
  const { state, amountMinor, startedAt, paidAt, failedAt, lastFour, reference } = payment;
  if (state === 'PAID')
    return t('payment.PAID', {
      amount: formats.money(amountMinor, currency),
      when: formats.dateTime(paidAt ?? startedAt),
      card: lastFour ? t('payment.card', { lastFour }) : t('payment.anyCard'),
      reference,
    });
  const opened = t(`payment.${state}`, { when: formats.dateTime(startedAt) });
  return failedAt ? `${opened} ${t('payment.declined', { when: formats.dateTime(failedAt) })}` : opened;
}
