import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  getCaseDeposit,
  type CaseDeposit,
  type CaseDepositView,
  type SurgeryCase,
} from '@quillcare/contracts';
import { Muted, Panel, StatusChip } from '@quillcare/ui';
import { Money } from '../../shared/formats/money.view';
import { ActButtons, SMALL_STYLE } from '../../shared/acts/act-buttons.view';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { DepositFacts } from '../../shared/deposits/deposit-facts.view';
import { toDepositDisplay } from '../../shared/deposits/deposit-display';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { caseDepositWords } from './case-deposit.en';
import { caseActs } from './case-acts.definition';
import { casePageWords } from './case-page.en';
import { OnlinePayments } from './online-payments.view';

/** Deposits requested from the patient, paid and refunded. */
export function DepositsPanel({ surgeryCase }: { surgeryCase: SurgeryCase }) {
  const t = useWords(casePageWords);
  const mayRead = useRights().allows(getCaseDeposit);
  const request = useOperationQuery(getCaseDeposit, mayRead ? { params: { id: surgeryCase.id } } : skipToken);
  const { deposits, pathway } = surgeryCase;
  const isHeldUp = pathway !== null && !pathway.mayBook;
  return (
    <Panel
      title={t('deposits.title')}
      action={<ActButtons acts={[caseActs.deposit]} record={surgeryCase} look={SMALL_STYLE} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {mayRead && (
          <Loaded request={request} failed={t('deposits.failed')} skeleton={32}>
            {(deposit) => <RequestedDeposit deposit={deposit} />}
          </Loaded>
        )}
        {deposits.length === 0 ? (
          <Typography color="textSecondary">{t(isHeldUp ? 'deposits.refused' : 'deposits.none')}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {deposits.map((one) => (
              <DepositLine key={one.id} deposit={one} />
            ))}
          </Box>
        )}
        {request.currentData && <OnlinePayments surgeryCase={surgeryCase} deposit={request.currentData} />}
      </Box>
    </Panel>
  );
}

/** The deposit requested from the patient. Hidden if none was. */
function RequestedDeposit({ deposit }: { deposit: CaseDepositView }) {
  const t = useWords(caseDepositWords);
  const { askedMinor, standing, reason } = deposit;
  if (askedMinor === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <StatusChip {...toDepositDisplay(deposit)} />
      <DepositFacts deposit={deposit} />
      {standing === 'WAITING' && reason && <Muted>{t('cannot', { reason })}</Muted>}
      {standing === 'STOPPED' && <Muted>{t('stopped')}</Muted>}
    </Box>
  );
}

function DepositLine({ deposit }: { deposit: CaseDeposit }) {
  const t = useWords(casePageWords);
  const formats = useFormats();
  const { kind, amountMinor, currency, paidOn, method, note, recordedByName, online } = deposit;
  const date = formats.date(paidOn);
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2 }}>
      <Typography>{t(`deposit.options.kind.${kind}`)}</Typography>
      <Money minor={kind === 'RECEIVED' ? amountMinor : -amountMinor} currency={currency} />
      <Muted sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
        {online
          ? t('deposits.online', { date, reference: online.reference, name: recordedByName })
          : t('deposits.by', { date, method: t(`deposit.options.method.${method}`), name: recordedByName })}
        {note && <br />}
        {note}
      </Muted>
    </Box>
  );
}
