import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BilledFigures, ReportSummary } from '@quillcare/contracts';
import { billedDifference, getNumberFormat } from '@quillcare/rules';
import { EmptyState, Muted } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { LinkedFigure } from './figure.view';
import { billedPath } from './report-links';
import { ReportPanel } from './report-panel.view';
import type { ReportAddress } from './report-period';
import { ReportTable } from './report-table.view';
import { reportWords } from './report.en';
import type { PartProps } from './use-report';

/** Compares billed with quoted amounts, and lists the reasons for differences. */
export function BilledSection({ summary: { billed }, address }: PartProps) {
  const t = useWords(reportWords);
  if (!billed) return null;
  return (
    <ReportPanel title={t('billed.title')} counted={t('billed.counted')} address={address} table="BILLED">
      {billed.now.lines === 0 ? (
        <EmptyState title={t('billed.empty')} />
      ) : (
        <>
          <Amounts now={billed.now} before={billed.before} address={address} />
          <BilledReasons reasons={billed.reasons} address={address} />
        </>
      )}
    </ReportPanel>
  );
}

interface AmountsProps {
  now: BilledFigures;
  before: BilledFigures | null;
  address: ReportAddress;
}

function Amounts({ now, before, address }: AmountsProps) {
  const t = useWords(reportWords);
  const { money } = useFormats();
  const difference = useDifference();
  const countText = ({ lines: count, cases }: BilledFigures) =>
    t('billed.lines', { count, cases: t('billed.cases', { count: cases }) });
  const figures = [
    { key: 'quoted', of: ({ quotedMinor }: BilledFigures) => money(quotedMinor) },
    { key: 'billed', of: ({ billedMinor }: BilledFigures) => money(billedMinor) },
    { key: 'difference', of: difference },
  ] as const;
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, mb: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 }}
      >
        {figures.map(({ key, of }) => (
          <Box key={key}>
            <Typography component="dt" color="textSecondary">
              {t(`billed.${key}`)}
            </Typography>
            <Typography
              component="dd"
              className="tabular"
              sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600 }}
            >
              {of(now)}
            </Typography>
            {before && before.lines > 0 && (
              <Muted component="dd" sx={{ m: 0 }}>
                {t('billed.before', { amount: of(before) })}
              </Muted>
            )}
          </Box>
        ))}
      </Box>
      <Muted sx={{ mb: 2 }}>
        <LinkedFigure value={now.cases} to={billedPath(address.span)} label={t('billed.title')}>
          {countText(now)}
        </LinkedFigure>
        {before && address.before && before.lines > 0 && (
          <>
            {' · '}
            <LinkedFigure
              value={before.cases}
              to={billedPath(address.before)}
              label={`${t('billed.title')}, ${t('funnel.before')}`}
            >
              {t('billed.before', { amount: countText(before) })}
            </LinkedFigure>
          </>
        )}
      </Muted>
    </>
  );
}

/** "+$300.00 (+4.5%)". */
function useDifference() {
  const t = useWords(reportWords);
  const { locale, currency } = useFormats();
  const signed = { signDisplay: 'exceptZero' } as const;
  const money = getNumberFormat(locale, { style: 'currency', currency, ...signed });
  const share = getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, ...signed });
  return ({ quotedMinor, billedMinor }: BilledFigures) => {
    const { differenceMinor, differenceBasisPoints } = billedDifference(quotedMinor, billedMinor);
    const amount = money.format(differenceMinor / 100);
    if (differenceBasisPoints === null) return amount;
    return t('billed.withShare', { amount, percent: share.format(differenceBasisPoints / 10_000) });
  };
}

interface BilledReasonsProps {
  reasons: NonNullable<ReportSummary['billed']>['reasons'];
  address: ReportAddress;
}

function BilledReasons({ reasons, address }: BilledReasonsProps) {
  const t = useWords(reportWords);
  const { money } = useFormats();
  if (reasons.length === 0) return null;
  return (
    <ReportTable
      label={t('billed.reason')}
      columns={[t('billed.reason'), t('billed.count'), t('billed.difference')]}
      rows={reasons.map(({ reason, lines, differenceMinor }) => ({
        key: reason,
        name: t(`billed.reasons.${reason}`),
        cells: [
          <LinkedFigure
            key="lines"
            value={lines}
            to={billedPath(address.span, reason)}
            label={t(`billed.reasons.${reason}`)}
          />,
          money(differenceMinor),
        ],
      }))}
    />
  );
}
