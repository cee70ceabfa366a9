import Typography from '@mui/material/Typography';
import { EmptyState } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { Figure } from './figure.view';
import { casesAt } from './report-links';
import { ReportPanel } from './report-panel.view';
import { ReportTable } from './report-table.view';
import { shareOf } from './report-words';
import { reportWords } from './report.en';
import type { PartProps } from './use-report';

/** How many cases are based on a signed acceptance. */
export function Consent({ summary: { consent }, address }: PartProps) {
  const t = useWords(reportWords);
  const { locale } = useFormats();
  const { now, before } = consent;
  const rows = [
    { key: 'signed', kind: 'SIGNED', of: (one: typeof now) => one.signed },
    { key: 'notSigned', kind: 'NOT_SIGNED', of: (one: typeof now) => one.cases - one.signed },
  ] as const;
  return (
    <ReportPanel title={t('consent.title')} counted={t('consent.counted')} address={address}>
      {now.cases === 0 ? (
        <EmptyState title={t('consent.empty')} />
      ) : (
        <>
          <Typography sx={{ mb: 1.5 }}>
            {t('consent.share', { share: shareOf(now.signed, now.cases, locale) })}
          </Typography>
          <ReportTable
            label={t('consent.title')}
            columns={[t('consent.title'), t('funnel.count'), ...(before ? [t('funnel.before')] : [])]}
            rows={rows.map(({ key, kind, of }) => ({
              key,
              name: t(`consent.${key}`),
              cells: [
                <Figure
                  key="now"
                  value={of(now)}
                  to={casesAt(address.span, kind)}
                  label={t(`consent.${key}`)}
                />,
                ...(before && address.before
                  ? [
                      <Figure
                        key="before"
                        value={of(before)}
                        to={casesAt(address.before, kind)}
                        label={`${t(`consent.${key}`)}, ${t('funnel.before')}`}
                      />,
                    ]
                  : []),
              ],
            }))}
          />
        </>
      )}
    </ReportPanel>
  );
}
