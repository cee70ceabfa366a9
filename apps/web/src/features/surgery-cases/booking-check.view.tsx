import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BookingCheck, BookingCheckLine, BookingCheckState } from '@quillcare/contracts';
import { Muted, Panel, StatusChip, type ToneName } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { bookingCheckWords } from './booking-check.en';
import { DocumentLink } from './document-link.view';

const TONES: Record<BookingCheckState, ToneName> = {
  MET: 'success',
  OPEN: 'warning',
  WRONG: 'error',
  WAITS: 'info',
  NOTED: 'neutral',
};

const LIST = { listStyle: 'none', m: 0, p: 0 };
const LINE = {
  display: 'grid',
  gap: 1,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  '&:first-of-type': { borderTop: 0 },
};

/** Conditions with their state and evidence. */
export function CheckedLines({ title, lines }: { title: string; lines: readonly BookingCheckLine[] }) {
  return (
    <Panel title={title}>
      <Box component="ol" sx={LIST}>
        {lines.map((line, at) => (
          <CheckedLine key={`${line.title} ${at}`} line={line} />
        ))}
      </Box>
    </Panel>
  );
}

function CheckedLine({ line: { title, state, texts, on, document } }: { line: BookingCheckLine }) {
  const t = useWords(bookingCheckWords);
  const formats = useFormats();
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
        <Muted component="div">
          {[on && `${formats.date(on)}.`, ...texts].filter(Boolean).join(' ')}
          {document && (
            <div>
              {t('document')} <DocumentLink document={document} />
            </div>
          )}
        </Muted>
      </Box>
      <Box>
        <StatusChip label={t(`states.${state}`)} tone={TONES[state]} />
      </Box>
    </Box>
  );
}

/** The case's current checklist, derived from the same facts. */
export function CheckedItems({ check: { readiness, items } }: { check: BookingCheck }) {
  const t = useWords(bookingCheckWords);
  const formats = useFormats();
  return (
    <Panel title={t('readiness')} hint={t('readinessHint')}>
      <Typography sx={{ mb: 1 }}>
        {items.length === 0
          ? t('noItems')
          : t('ready', { ready: String(readiness.ready), total: String(readiness.total) })}
      </Typography>
      <Box component="ul" sx={LIST}>
        {items.map(({ id, title, state, dueOn }) => (
          <Box component="li" key={id} sx={LINE}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {title}
              {dueOn && state === 'OPEN' && <Muted>{t('due', { date: formats.date(dueOn) })}</Muted>}
            </Box>
            <Box>
              <StatusChip
                label={t(`itemStates.${state}`)}
                tone={state === 'OPEN' ? 'warning' : state === 'DONE' ? 'success' : 'neutral'}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** The rules that apply to this patient's pathway, with their sources. */
export function CheckedRules({ rules }: { rules: BookingCheck['rules'] }) {
  const t = useWords(bookingCheckWords);
  const formats = useFormats();
  return (
    <Panel title={t('rules')} hint={t('notAdvice')}>
      <Box component="ul" sx={LIST}>
        {rules.map(({ text, source, dated, checkedOn }) => (
          <Box component="li" key={text} sx={{ ...LINE, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Typography>{text}</Typography>
            <Muted sx={{ overflowWrap: 'anywhere' }}>
              {t('ruleSource', { source, dated, date: formats.date(checkedOn) })}
            </Muted>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
