import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { endSession, listSessions, type DeviceSession, signOutEverywhere } from '@quillcare/contracts';
import { Panel, StatusChip, Muted } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { useSessionControl } from '../../shared/session/session.context';
import { showProblem } from '../../shared/toasts/problem.toast';
import { showToast } from '../../shared/toasts/toast.store';
import { Loaded } from '../../shared/loading/loaded.view';
import { ACCOUNT_ROW } from './account-row.styles';
import { accountWords } from './account.en';
import { useWords } from '../../shared/words/words';

const signOutEverywhereAct = actsOn<object>(accountWords, () => '').act({
  name: 'everywhere',
  operation: signOutEverywhere,
  request: () => ({}),
  confirms: () => ({ isDanger: true }),
  doneWith: ({ sessions }) => ({ count: sessions }),
});

/** Lists the devices the user is signed in on, with ways to sign them out. */
export function DeviceSection() {
  const t = useWords(accountWords);
  const request = useOperationQuery(listSessions, {}, { refetchOnMountOrArgChange: true });
  const { ask, dialog } = useSignOutEverywhere();
  return (
    <Panel title={t('device.title')}>
      <Typography color="textSecondary">{t('device.help')}</Typography>
      <Loaded request={request} failed={t('device.failed')}>
        {({ items }) => (
          <Box component="ul" aria-label={t('device.title')} sx={{ listStyle: 'none', m: 0, my: 1, p: 0 }}>
            {items.map((session) => (
              <Device key={session.id} session={session} />
            ))}
          </Box>
        )}
      </Loaded>
      <Button variant="outlined" color="error" onClick={ask}>
        {t('everywhere.label')}
      </Button>
      {dialog}
    </Panel>
  );
}

function Device({ session }: { session: DeviceSession }) {
  const t = useWords(accountWords);
  const { ago, dateTime } = useFormats();
  const { device, ipAddress, createdAt, lastUsedAt, isCurrent, support } = session;
  return (
    <Box component="li" sx={ACCOUNT_ROW}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{device}</Typography>
        <Muted className="tabular">
          {ipAddress}, {t('device.since')} {dateTime(createdAt)}
        </Muted>
        {support ? (
          <Muted>
            {support.readOnly ? t('device.looksOnly') : t('device.mayChange')} {t('device.reason')}:{' '}
            {support.reason}
          </Muted>
        ) : (
          <Muted title={dateTime(lastUsedAt)}>
            {t('device.lastUsed')}: {ago(lastUsedAt)}
          </Muted>
        )}
      </Box>
      {isCurrent ? (
        <StatusChip label={t('device.current')} tone="success" />
      ) : (
        <EndButton session={session} />
      )}
    </Box>
  );
}

function EndButton({ session: { id, device } }: { session: DeviceSession }) {
  const t = useWords(accountWords);
  const [run, { isLoading }] = useOperationMutation(endSession);
  const end = async () => {
    if (isLoading) return;
    try {
      await run({ params: { id } });
      showToast({ title: t('device.ended'), message: device });
    } catch (error) {
      showProblem(error);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={t('device.endOf', { device })}
      aria-disabled={isLoading}
      onClick={() => void end()}
    >
      {t('device.end')}
    </Button>
  );
}

/** After confirmation, ends every session of the account and redirects to the sign-in page. */
function useSignOutEverywhere() {
  const { end } = useSessionControl();
  const navigate = useNavigate();
  const { start, dialog } = useActs();
  const onDone = () => {
    end();
    void navigate('/login', { replace: true });
  };
  return { ask: () => start(signOutEverywhereAct, {}, { onDone }), dialog };
}
