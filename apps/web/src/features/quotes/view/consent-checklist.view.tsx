import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsentCheck, Quote } from '@quillcare/contracts';
import { CheckIcon, Muted, StatusChip, WarningIcon } from '@quillcare/ui';
import { Loaded } from '../../../shared/loading/loaded.view';
import { PageLink } from '../../../shared/navigation/page-link.view';
import { useWords } from '../../../shared/words/words';
import { actWords } from './quote-acts.en';
import type { Checklist } from './use-checklist';

/** The informed financial consent checklist: what is complete, what is missing and what the practice requires. */
export function ConsentChecklist({ quote, checklist }: { quote: Quote; checklist: Checklist }) {
  const t = useWords(actWords);
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('check.title')}
      </Typography>
      <Loaded request={checklist.request} failed={t('check.failed')} skeleton={180}>
        {({ checklist: checks }) => (
          <>
            <Verdict checks={checks} blocking={checklist.blocking} />
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
              {[...checks]
                .sort((a, b) => Number(a.isMet) - Number(b.isMet))
                .map((check) => (
                  <Check key={check.point} check={check} quote={quote} />
                ))}
            </Box>
          </>
        )}
      </Loaded>
    </Box>
  );
}

function Verdict({
  checks,
  blocking,
}: {
  checks: readonly ConsentCheck[];
  blocking: readonly ConsentCheck[];
}) {
  const t = useWords(actWords);
  if (blocking.length > 0) {
    const points = blocking.map(({ point }) => t(`check.points.${point}`)).join('; ');
    return (
      <Alert severity="error" sx={{ mb: 1.5 }}>
        {t('check.blocked', { points })}
      </Alert>
    );
  }
  return (
    <Muted sx={{ mb: 1 }}>{t(checks.every(({ isMet }) => isMet) ? 'check.ready' : 'check.missing')}</Muted>
  );
}

function Check({ check, quote }: { check: ConsentCheck; quote: Quote }) {
  const t = useWords(actWords);
  const { point, isMet, blocks, lineKeys } = check;
  const label = t(`check.points.${point}`);
  const lines = quote.lines.filter(({ key }) => lineKeys.includes(key)).map(({ description }) => description);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      <Mark isMet={isMet} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
          <Typography component="span">{label}</Typography>
          {!isMet && blocks && <StatusChip label={t('check.required')} tone="error" />}
        </Box>
        {!isMet && lines.length > 0 && (
          <Muted sx={{ overflowWrap: 'anywhere' }}>{t('check.inLines', { lines: lines.join(', ') })}</Muted>
        )}
      </Box>
      {!isMet && (
        <PageLink
          to={placeOf(check, quote)}
          aria-label={t('check.fixFor', { point: label })}
          sx={{ flexShrink: 0 }}
        >
          {t('check.fix')}
        </PageLink>
      )}
    </Box>
  );
}

function Mark({ isMet }: { isMet: boolean }) {
  const t = useWords(actWords);
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'flex',
        '& svg': {
          fontSize: 20,
          flexShrink: 0,
          color: theme.vars!.palette.tone[isMet ? 'success' : 'warning'].text,
        },
      })}
    >
      {isMet ? <CheckIcon titleAccess={t('check.done')} /> : <WarningIcon titleAccess={t('check.open')} />}
    </Box>
  );
}

/** Path at which a point can be completed: the client's email or the field in the editor. */
function placeOf({ point, lineKeys, surgeryIds }: ConsentCheck, quote: Quote): string {
  if (point === 'RECIPIENT') return `/clients/${quote.client.id}/edit`;
  const at = new URLSearchParams({
    point,
    ...(lineKeys[0] && { line: lineKeys[0] }),
    ...(surgeryIds[0] && { surgery: surgeryIds[0] }),
  });
  return `/quotes/edit/${quote.id}?${at}`;
}
