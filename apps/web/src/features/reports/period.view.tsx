import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  splitIntoMonths,
  adjacentPeriod,
  findReportPeriod,
  REPORT_COMPARISONS,
  REPORT_PERIODS,
  type DaySpan,
  type ReportPeriod,
} from '@quillcare/rules';
import { ChevronLeftIcon, ChevronRightIcon } from '@quillcare/ui';
import { useState } from 'react';
import { DayRangePicker, type DayRange } from '../../shared/forms/day-picker.view';
import { useFormats } from '../../shared/formats/use-formats';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { isCustomSpan, type ReportAddress } from './report-period';
import { ReportSelect } from './report-select.view';
import { formatPeriod } from './report-words';
import { reportWords } from './report.en';

interface PeriodPickerProps {
  address: ReportAddress;
  change: (changes: Record<string, string | undefined>) => void;
}

export function PeriodPicker({ address, change }: PeriodPickerProps) {
  const t = useWords(reportWords);
  const { country } = useSession().organisation;
  const today = useFormats().today();
  const { kind, span, comparison } = address;
  const goToPeriod = (period: ReportPeriod, { from, to }: DaySpan) =>
    change({ period, from, to: period === 'custom' ? to : undefined });
  const choose = (chosen: ReportPeriod | null) => {
    if (!chosen || chosen === kind) return;
    // Switching to a shorter period takes the last month of the current one that has begun. "Custom dates" starts with the current
    // dates.
    goToPeriod(
      chosen,
      chosen === 'custom' ? span : findReportPeriod(chosen, lastStartedMonth(span, today), country),
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        aria-label={t('period.label')}
        onChange={(_event, chosen: ReportPeriod | null) => choose(chosen)}
        sx={{ flexWrap: 'wrap' }}
      >
        {REPORT_PERIODS.map((one) => (
          <ToggleButton key={one} value={one} sx={{ px: { xs: 0.875, sm: 1.5 } }}>
            {t(`period.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {kind === 'custom' ? (
        <CustomDays span={span} onChange={(days) => goToPeriod('custom', days)} />
      ) : (
        <Steps address={address} onStep={(days) => goToPeriod(kind, days)} />
      )}
      <ReportSelect
        label={t('period.compare')}
        value={comparison}
        options={REPORT_COMPARISONS.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(compare) => change({ compare })}
        sx={{ width: { xs: '100%', sm: 220 } }}
      />
    </Box>
  );
}

/** Returns the first day of the span's last month that has begun. */
function lastStartedMonth(span: DaySpan, today: string): string {
  const begun = splitIntoMonths(span).filter(({ from }) => from <= today);
  return (begun.at(-1) ?? span).from;
}

function Steps({
  address: { kind, span },
  onStep,
}: {
  address: ReportAddress;
  onStep: (days: DaySpan) => void;
}) {
  const t = useWords(reportWords);
  const { locale } = useFormats();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton
        size="small"
        aria-label={t('period.previous')}
        onClick={() => onStep(adjacentPeriod(kind, span, -1))}
      >
        <ChevronLeftIcon fontSize="small" />
      </IconButton>
      <Typography
        sx={{ fontWeight: 600, minWidth: 132, textAlign: 'center' }}
        aria-live="polite"
        className="tabular"
      >
        {formatPeriod(kind, span, locale)}
      </Typography>
      <IconButton
        size="small"
        aria-label={t('period.next')}
        onClick={() => onStep(adjacentPeriod(kind, span, 1))}
      >
        <ChevronRightIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Two date fields. The report updates as soon as both are valid. */
function CustomDays({ span, onChange }: { span: DaySpan; onChange: (span: DaySpan) => void }) {
  const t = useWords(reportWords);
  const [typed, setTyped] = useState(span);
  const [shownSpan, setShownSpan] = useState(span);
  // Follows the address. The fields stay, so that the one being typed in keeps the focus.
  if (span.from !== shownSpan.from || span.to !== shownSpan.to) {
    setShownSpan(span);
    setTyped(span);
  }
  const isWrong = !isCustomSpan(typed);
  const enterSpan = ({ from, to }: DayRange) => {
    const next = { from: from ?? '', to: to ?? '' };
    setTyped(next);
    if (isCustomSpan(next)) onChange(next);
  };
  return (
    <Box sx={{ maxWidth: 400 }}>
      <DayRangePicker
        value={typed}
        onChange={enterSpan}
        labels={{ from: t('period.from'), to: t('period.to') }}
        isInvalid={isWrong}
      />
      <FormHelperText error role="alert" sx={{ '&:empty': { display: 'none' } }}>
        {isWrong ? t('period.wrong') : null}
      </FormHelperText>
    </Box>
  );
}
