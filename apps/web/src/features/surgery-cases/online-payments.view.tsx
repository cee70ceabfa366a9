import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  refundDeposit,
  type CaseDepositView,
  type DepositPayment,
  type SurgeryCase,
} from '@quillcare/contracts';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { caseDepositWords } from './case-deposit.en';
import { RefundDialog } from './refund.dialog';

interface OnlinePaymentsProps {
  surgeryCase: SurgeryCase;
  deposit: CaseDepositView;
}

/** Each payment page that the patient opened, what came of it, and what is given back. */
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
          <OnePayment key={payment.id} {...{ surgeryCase, payment, currency }} />
        ))}
      </Box>
    </Box>
  );
}

interface OnePaymentProps {
  surgeryCase: SurgeryCase;
  payment: DepositPayment;
  currency: CaseDepositView['currency'];
}

function OnePayment({ surgeryCase, payment, currency }: OnePaymentProps) {
  const t = useWords(caseDepositWords);
  const formats = useFormats();
  const { allows } = useRights();
  const [isOpen, setOpen] = useState(false);
  const { reference, problem, refunds, refundableMinor, isLive } = payment;
  const mayRefund = refundableMinor > 0 && allows(refundDeposit);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{usePaymentWords(payment, currency)}</Typography>
      {!isLive && (
        <Typography variant="body2" color="textSecondary">
          {t('payment.test')}
        </Typography>
      )}
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
      {mayRefund && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('refund.openOne', { reference })}
          onClick={() => setOpen(true)}
        >
          {t('refund.open')}
        </Button>
      )}
      {isOpen && <RefundDialog {...{ surgeryCase, payment, currency }} onClose={() => setOpen(false)} />}
    </Box>
  );
}

function usePaymentWords(payment: DepositPayment, currency: CaseDepositView['currency']): string {
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
