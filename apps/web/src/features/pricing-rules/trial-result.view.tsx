import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { getQuote, type PricingSimulation, type SimulationResult } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { pricingRuleWords } from './pricing-rule.en';
import { PageLink } from '../../shared/navigation/page-link.view';

export interface TrialResultProps {
  simulation: Pick<PricingSimulation, 'pricedOn' | 'currency'>;
  result: SimulationResult;
}

/** Effect of a rule change on past quotes: totals, and the quotes with the largest changes. */
export function TrialResult({ simulation: { pricedOn, currency }, result }: TrialResultProps) {
  const t = useWords(pricingRuleWords);
  const formats = useFormats();
  const { count, raised, lowered, unchanged } = result;
  const changed = raised + lowered;
  if (count === 0) return <Typography role="status">{t('trial.none')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status">
        <Typography variant="h3">
          {changed === 0 ? t('trial.same', { count }) : t('trial.changed', { count: changed, all: count })}
        </Typography>
        <Typography color="textSecondary">{t('trial.on', { date: formats.date(pricedOn) })}</Typography>
      </Box>
      <Box component="dl" sx={FIGURE_GRID}>
        <Figure label={t('trial.raised')} value={raised} />
        <Figure label={t('trial.lowered')} value={lowered} />
        <Figure label={t('trial.unchanged')} value={unchanged} />
        <Figure
          label={t('trial.difference')}
          value={formatSigned(result.differenceMinor, currency, formats)}
        />
      </Box>
      {result.largest.length > 0 && <LargestChanges largest={result.largest} currency={currency} />}
    </Box>
  );
}

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
      <Muted component="dt">{label}</Muted>
      <Typography component="dd" className="tabular" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600 }}>
        {value}
      </Typography>
    </Box>
  );
}

interface LargestChangesProps {
  largest: SimulationResult['largest'];
  currency: PricingSimulation['currency'];
}

function LargestChanges({ largest, currency }: LargestChangesProps) {
  const t = useWords(pricingRuleWords);
  const formats = useFormats();
  const money = (minor: number) => formats.money(minor, currency);
  return (
    <TableContainer>
      <Table size="small" aria-label={t('trial.largest')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('trial.quote')}</TableCell>
            <TableCell align="right">{t('trial.before')}</TableCell>
            <TableCell align="right">{t('trial.after')}</TableCell>
            <TableCell align="right">{t('trial.change')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody className="tabular" sx={{ '& td': { whiteSpace: 'nowrap' } }}>
          {largest.map(({ id, label, beforeMinor, afterMinor, differenceMinor }) => (
            <TableRow key={id}>
              <TableCell>
                <QuoteLink id={id}>{label}</QuoteLink>
              </TableCell>
              <TableCell align="right">{money(beforeMinor)}</TableCell>
              <TableCell align="right">{money(afterMinor)}</TableCell>
              <TableCell align="right">{formatSigned(differenceMinor, currency, formats)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Opens in a new tab, so that the unsaved rule is kept. */
function QuoteLink({ id, children }: { id: string; children: string }) {
  const { allows } = useRights();
  if (!allows(getQuote)) return children;
  return (
    <PageLink to={`/quotes/view/${id}`} target="_blank" rel="noopener">
      {children}
    </PageLink>
  );
}

function formatSigned(
  minor: number,
  currency: LargestChangesProps['currency'],
  { money }: ReturnType<typeof useFormats>,
): string {
  if (minor === 0) return money(0, currency);
  return `${minor > 0 ? '+' : '−'}${money(Math.abs(minor), currency)}`;
}

const FIGURE_GRID = {
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
};
