import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useRef, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type Session, stopImpersonation } from '@quillcare/contracts';
import { getDateFormat } from '@quillcare/rules';
import { EyeIcon, WarningIcon } from '@quillcare/ui';
import { api } from '../../shared/api/api';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { mayLeave } from '../../shared/leaving/unsaved-work.store';
import { showProblem } from '../../shared/toasts/problem.toast';
import { useLocale } from '../../shared/words/locale.store';
import { useSessionControl } from '../../shared/session/session.context';
import { lastAnnouncedThreshold, minutesLeft, msUntilMinutesChange } from './minutes-left';
import { supportWords } from './support.en';
import { useWords } from '../../shared/words/words';
import { useHeightVariable } from '../../shared/pages/use-height-variable';

/** Poll interval after expiry. The clocks of browser and server differ, so the session may end slightly later on the server. */
const RECHECK_MS = 5_000;

const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

type Support = Session & { impersonation: NonNullable<Session['impersonation']> };

/** Shown on every page during support access: on whose behalf the user acts, and for how long. */
export function SupportBanner() {
  const { state } = useSessionControl();
  if (state.status !== 'signed-in' || !state.session.impersonation) return null;
  return <Banner support={state.session as Support} />;
}

function Banner({ support }: { support: Support }) {
  const t = useWords(supportWords);
  const bar = useRef<HTMLDivElement>(null);
  const { isStopping, stop } = useEndSupport();
  useHeightVariable(bar);
  const { readOnly } = support.impersonation;
  const Icon = readOnly ? EyeIcon : WarningIcon;
  return (
    <Box
      ref={bar}
      role="region"
      aria-label={t('region')}
      sx={(theme) => {
        const tone = theme.vars!.palette.tone[readOnly ? 'warning' : 'error'];
        return {
          position: 'sticky',
          top: 0,
          zIndex: theme.zIndex.appBar + 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: { xs: 2, md: 3 },
          py: 0.75,
          color: tone.text,
          bgcolor: tone.tint,
          borderBottom: `1px solid ${tone.line}`,
          '@media print': { position: 'static' },
        };
      }}
    >
      <Icon fontSize="small" sx={{ flexShrink: 0 }} />
      <BannerText support={support} />
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={() => void stop()}
        aria-disabled={isStopping}
        sx={{ flexShrink: 0, '&&': { borderColor: 'currentcolor' } }}
      >
        {isStopping ? t('stopping') : t('stop')}
      </Button>
    </Box>
  );
}

function BannerText({ support }: { support: Support }) {
  const t = useWords(supportWords);
  const { user, organisation, impersonation } = support;
  const locale = useLocale();
  const dispatch = useDispatch();
  const lookAgain = useCallback(
    () => void dispatch(api.util.invalidateTags([{ type: 'Session' }])),
    [dispatch],
  );
  const minutesLeft = useMinutesLeft(impersonation.expiresAt, lookAgain);
  const threshold = lastAnnouncedThreshold(minutesLeft);
  const time = getDateFormat(locale, { timeStyle: 'short', timeZone: organisation.timeZone });
  return (
    <Typography component="p" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {t('acting')} <strong>{user.name}</strong> {t('at')} <strong>{organisation.name}</strong>,{' '}
      {impersonation.readOnly ? t('readOnly') : t('writable')},{' '}
      {t('until', { time: time.format(new Date(impersonation.expiresAt)) })}{' '}
      <span className="tabular">{minutesLeft > 0 ? t('left', { minutes: minutesLeft }) : t('timeIsUp')}</span>
      <Box component="span" role="status" sx={VISUALLY_HIDDEN}>
        {threshold !== null && t('announce', { count: threshold })}
      </Box>
    </Typography>
  );
}

/** Counts down the minutes until an ISO instant. Once it has passed, calls `onOver` every few seconds. */
function useMinutesLeft(expiresAt: string, onOver: () => void): number {
  const [left, setLeft] = useState(() => minutesLeft(expiresAt, Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now();
      const minutes = minutesLeft(expiresAt, now);
      setLeft(minutes);
      if (minutes === 0) onOver();
      timer = setTimeout(tick, minutes === 0 ? RECHECK_MS : msUntilMinutesChange(expiresAt, now));
    };
    timer = setTimeout(tick, msUntilMinutesChange(expiresAt, Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt, onOver]);
  return left;
}

/** Ends support access after checking for unsaved work. The session is then read again, and the app reacts to it. */
function useEndSupport(): { isStopping: boolean; stop: () => Promise<void> } {
  const [run, { isLoading }] = useOperationMutation(stopImpersonation);
  const stop = useCallback(async () => {
    if (isLoading || !(await mayLeave())) return;
    try {
      await run({});
    } catch (error) {
      // With 401, support access is over already.
      if (toProblem(error).status !== 401) showProblem(error);
    }
  }, [run, isLoading]);
  return { isStopping: isLoading, stop };
}
