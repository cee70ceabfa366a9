import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router-dom';
import type { CalendarCase } from '@quillcare/contracts';
import { Facts, StatusChip, TitledDialog } from '@quillcare/ui';
import { ReadinessChip } from '../../shared/case-checklist/readiness-chip.view';
import { readyInWords } from '../../shared/case-checklist/readiness';
import { useFormats } from '../../shared/formats/use-formats';
import { CASE_STATUS } from '../../shared/status/status';
import { useWords } from '../../shared/words/words';
import { isMovable, nameOf } from './calendar-items';
import { calendarPageWords } from './case-calendar.en';

interface CaseDialogProps {
  surgery: CalendarCase;
  /** Omitted for users who may not move cases. */
  onMove?: () => void;
  onClose: () => void;
}

export function CaseDialog({ surgery, onMove, onClose }: CaseDialogProps) {
  const t = useWords(calendarPageWords);
  return (
    <TitledDialog
      title={nameOf(surgery)}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} sx={{ mr: 'auto' }}>
            {t('detail.close')}
          </Button>
          {onMove && isMovable(surgery) && <Button onClick={onMove}>{t('detail.move')}</Button>}
          <Button component={RouterLink} to={`/surgery-cases/${surgery.id}`} variant="contained">
            {t('detail.open')}
          </Button>
        </>
      }
    >
      {surgery.isDisputed && <Alert severity="error">{t('disputedHint')}</Alert>}
      {surgery.isTooEarly && <Alert severity="error">{t('tooEarlyHint')}</Alert>}
      <CaseFacts surgery={surgery} />
    </TitledDialog>
  );
}

function CaseFacts({ surgery }: Pick<CaseDialogProps, 'surgery'>) {
  const t = useWords(calendarPageWords);
  const formats = useFormats();
  const { startsAt, durationMinutes, procedures, doctorName, hospitalName, theatre, status, readiness } =
    surgery;
  const until =
    startsAt && durationMinutes
      ? formats.time(new Date(Date.parse(startsAt) + durationMinutes * 60_000).toISOString())
      : null;
  const date = formats.dateTime(startsAt);
  return (
    <Facts
      items={[
        { label: t('detail.when'), value: until ? t('detail.minutes', { date, until }) : date },
        { label: t('detail.what'), value: procedures.join(', ') },
        { label: t('detail.who'), value: doctorName },
        { label: t('detail.where'), value: [hospitalName, theatre].filter(Boolean).join(', ') },
        { label: t('detail.status'), value: <StatusChip {...CASE_STATUS[status]} /> },
        {
          label: t('detail.checklist'),
          value: (
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <ReadinessChip state={readiness.state} />
              <span className="tabular">{readyInWords(readiness)}</span>
            </Box>
          ),
        },
      ]}
    />
  );
}
