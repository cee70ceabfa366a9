import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { recordCaseDeposit, type CaseDeposit, type SurgeryCase } from '@quillcare/contracts';
import { Money, Panel } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';
import { DepositDialog } from './deposit.dialog';

/** What the patient paid towards the surgery, and what was given back. */
export function DepositsPanel({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const { allows } = useRights();
  const [isOpen, setOpen] = useState(false);
  const { deposits, pathway, status } = surgeryCase;
  const isHeldUp = pathway !== null && !pathway.mayBook;
  const mayRecord =
    allows(recordCaseDeposit) && (deposits.length > 0 || (!isHeldUp && status !== 'CANCELLED'));
  return (
    <Panel
      title={t('deposits.title')}
      action={
        mayRecord && (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('verb.deposit')}
          </Button>
        )
      }
    >
      {deposits.length === 0 ? (
        <Typography color="textSecondary">{t(isHeldUp ? 'deposits.refused' : 'deposits.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {deposits.map((deposit) => (
            <DepositLine key={deposit.id} deposit={deposit} />
          ))}
        </Box>
      )}
      {isOpen && <DepositDialog surgeryCase={surgeryCase} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

function DepositLine({ deposit }: { deposit: CaseDeposit }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const { kind, amountMinor, currency, paidOn, method, note, recordedByName } = deposit;
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2 }}>
      <Typography>{t(`deposits.kinds.${kind}`)}</Typography>
      <Money
        minor={kind === 'RECEIVED' ? amountMinor : -amountMinor}
        currency={currency}
        locale={formats.locale}
      />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}
      >
        {t('deposits.by', {
          date: formats.date(paidOn),
          method: t(`deposits.methods.${method}`),
          name: recordedByName,
        })}
        {note && <br />}
        {note}
      </Typography>
    </Box>
  );
}
