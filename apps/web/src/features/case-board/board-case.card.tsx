import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { BoardCase } from '@quillcare/contracts';
import { StatusChip, Muted } from '@quillcare/ui';
import { formatOwner, formatReadiness } from '../../shared/case-checklist/readiness';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { boardWords } from './readiness-board.en';
import { PageLink } from '../../shared/navigation/page-link.view';

/** Maximum number of missing items on the card; the case shows them all. */
const MAX_MISSING_SHOWN = 3;

/** Card of a surgery case: when, where, which surgeon, and what is still missing. */
export function BoardCaseCard({ surgery }: { surgery: BoardCase }) {
  const t = useWords(boardWords);
  const { date, dayOf, time } = useFormats();
  const {
    id,
    patient,
    procedures,
    startsAt,
    doctorName,
    hospitalName,
    theatre,
    readiness,
    missing,
    isTooEarly,
    isDisputed,
  } = surgery;
  const when = startsAt && t('at', { day: date(dayOf(startsAt)), time: time(startsAt) });
  const where = [doctorName, hospitalName, theatre].filter(Boolean).join(', ');
  return (
    <Paper variant="outlined" sx={{ p: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', columnGap: 1, alignItems: 'baseline' }}>
        <PageLink
          to={`/surgery-cases/${id}`}
          color="textPrimary"
          sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}
        >
          {patient.firstName} {patient.lastName}
        </PageLink>
        <Muted className="tabular">{formatReadiness(readiness)}</Muted>
      </Box>
      <Typography variant="body2">{procedures.join(', ')}</Typography>
      {when && (
        <Typography variant="body2" className="tabular">
          {when}
        </Typography>
      )}
      <Muted>{where}</Muted>
      {isDisputed && <StatusChip label={t('disputed')} tone="error" />}
      {isTooEarly && <StatusChip label={t('tooEarly')} tone="error" />}
      {missing.length > 0 && <Missing missing={missing} />}
    </Paper>
  );
}

function Missing({ missing }: Pick<BoardCase, 'missing'>) {
  const t = useWords(boardWords);
  const { date } = useFormats();
  const hidden = missing.length - MAX_MISSING_SHOWN;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2, typography: 'body2' }}>
      {missing.slice(0, MAX_MISSING_SHOWN).map((item) => {
        const { id, title, dueOn, isOverdue } = item;
        const owner = formatOwner(item);
        const key = dueOn === null ? 'noDay' : isOverdue ? 'late' : 'due';
        return (
          <Box component="li" key={id} sx={isOverdue ? { color: 'tone.error.text' } : {}}>
            {t(key, { title, date: date(dueOn) })}
            {owner && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {` · ${owner}`}
              </Box>
            )}
          </Box>
        );
      })}
      {hidden > 0 && (
        <Box component="li" sx={{ color: 'text.secondary' }}>
          {t('more', { count: hidden })}
        </Box>
      )}
    </Box>
  );
}
