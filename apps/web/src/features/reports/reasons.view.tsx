import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReasonCount } from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { useId } from 'react';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { Figure } from './figure.view';
import { enquiriesAt, quotesAt } from './report-links';
import { ReportPanel } from './report-panel.view';
import { ReportTable } from './report-table.view';
import { reportWords } from './report.en';
import type { PartProps } from './use-report';

export function Reasons({ summary: { lost, declined }, address }: PartProps) {
  const t = useWords(reportWords);
  const { span } = address;
  return (
    <ReportPanel title={t('reasons.title')} counted={t('reasons.counted')} address={address} table="REASONS">
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {lost && (
          <ReasonTable
            title={t('reasons.lost')}
            reasons={lost}
            to={(reason) => enquiriesAt(span, { lostReason: reason })}
          />
        )}
        <ReasonTable
          title={t('reasons.declined')}
          reasons={declined}
          to={(reason) => quotesAt(span, { declineReason: reason })}
        />
      </Box>
    </ReportPanel>
  );
}

interface ReasonTableProps {
  title: string;
  reasons: readonly ReasonCount[];
  to: (reason: string) => string;
}

function ReasonTable({ title, reasons, to }: ReasonTableProps) {
  const t = useWords(reportWords);
  const { locale } = useFormats();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="h3" id={id} sx={{ mb: 1 }}>
        {title}
      </Typography>
      {reasons.length === 0 ? (
        <Typography color="textSecondary">{t('reasons.none')}</Typography>
      ) : (
        <ReportTable
          label={title}
          columns={[t('reasons.reason'), t('reasons.count')]}
          rows={reasons.map(({ reason, count }) => ({
            key: reason,
            name: reason === '' ? t('reasons.other') : reason,
            // Reasons grouped as "other" have no text to filter the list by, so they have no link.
            cells: [
              reason === '' ? (
                formatNumber(count, locale)
              ) : (
                <Figure key="count" value={count} to={to(reason)} label={reason} />
              ),
            ],
          }))}
        />
      )}
    </Box>
  );
}
