import type { QuoteFigures, ReportDivision, ReportRow } from '@quillcare/contracts';
import { splitIntoMonths, type DaySpan } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { LinkedFigure } from './figure.view';
import { enquiriesPath, enquiryScope, quotesPath, rowScope, type Scope } from './report-links';
import type { ReportAddress } from './report-period';
import { ReportTable } from './report-table.view';
import { rowLabel, formatShare } from './report-words';
import { reportWords } from './report.en';

type CountColumn = Exclude<keyof QuoteFigures, 'quotedMinor' | 'acceptedMinor' | 'waitingMinor'>;

/** The columns, each with the list filter for the quotes it counts. */
const COLUMNS: readonly { name: CountColumn; filters: Record<string, string> }[] = [
  { name: 'quotes', filters: {} },
  { name: 'viewed', filters: { marked: 'VIEWED' } },
  { name: 'accepted', filters: { outcome: 'ACCEPTED' } },
  { name: 'declined', filters: { outcome: 'DECLINED' } },
  { name: 'expired', filters: { outcome: 'EXPIRED' } },
  { name: 'withdrawn', filters: { outcome: 'WITHDRAWN' } },
  { name: 'acceptanceWithdrawn', filters: { outcome: 'ACCEPTANCE_WITHDRAWN' } },
  { name: 'waiting', filters: { outcome: 'WAITING' } },
  { name: 'done', filters: { marked: 'DONE' } },
];

/** All figures of a breakdown, each linked to what it counts. */
export function BreakdownTable({ rows, address }: { rows: readonly ReportRow[]; address: ReportAddress }) {
  const t = useWords(reportWords);
  const { locale, money } = useFormats();
  const { by, span, before } = address;
  const enquiriesLabel = t(by === 'DOCTOR' ? 'parts.referred' : 'parts.enquiries');
  const hasEnquiries = rows.some(({ enquiries }) => enquiries !== null);
  const cellsOf = (row: ReportRow) => {
    const { span: days, filters } = rowScope(by, row.value, span);
    const named = rowLabel(by, row, locale);
    const scope = enquiryScope(by, row.value, span);
    return [
      ...(hasEnquiries ? [enquiryCell(by, row, scope, `${named}, ${enquiriesLabel}`)] : []),
      ...COLUMNS.map(({ name, filters: own }) => (
        <LinkedFigure
          key={name}
          value={row.quotes[name]}
          to={quotesPath(days, { ...filters, ...own })}
          label={`${named}, ${t(`parts.${name}`)}`}
        />
      )),
      formatShare(row.quotes.accepted, row.quotes.quotes, locale),
      <LinkedFigure
        key="quotedMinor"
        value={row.quotes.quotes}
        to={quotesPath(days, filters)}
        label={`${named}, ${t('parts.quotedMinor')}`}
      >
        {money(row.quotes.quotedMinor)}
      </LinkedFigure>,
      <LinkedFigure
        key="acceptedMinor"
        value={row.quotes.accepted}
        to={quotesPath(days, { ...filters, outcome: 'ACCEPTED' })}
        label={`${named}, ${t('parts.acceptedMinor')}`}
      >
        {money(row.quotes.acceptedMinor)}
      </LinkedFigure>,
      ...(before ? [renderComparisonCell(row, { by, span, before }, `${named}, ${t('parts.before')}`)] : []),
    ];
  };
  return (
    <ReportTable
      label={t('parts.title')}
      columns={[
        t(`parts.divisions.${by}`),
        ...(hasEnquiries ? [enquiriesLabel] : []),
        ...COLUMNS.map(({ name }) => t(`parts.${name}`)),
        t('parts.share'),
        t('parts.quotedMinor'),
        t('parts.acceptedMinor'),
        ...(before ? [t('parts.before')] : []),
      ]}
      rows={rows.map((row) => ({ key: row.value, name: rowLabel(by, row, locale), cells: cellsOf(row) }))}
    />
  );
}

/** Returns the linked number of enquiries. A dash for the row of quotes without an enquiry, which has none to link to. */
function enquiryCell(by: ReportDivision, { value, enquiries }: ReportRow, scope: Scope, label: string) {
  if (!enquiries || (by === 'SOURCE' && value === '')) return '–';
  const to = enquiriesPath(scope.span, scope.filters);
  return <LinkedFigure key="enquiries" value={enquiries.enquiries} to={to} label={label} />;
}

/** Compares a month with the one at the same position in the other period. */
function renderComparisonCell(
  { value, before: figures }: ReportRow,
  { by, span, before }: { by: ReportDivision; span: DaySpan; before: DaySpan },
  label: string,
) {
  if (!figures) return '–';
  const at = splitIntoMonths(span).findIndex(({ from }) => from === value);
  const compared = by === 'MONTH' ? (splitIntoMonths(before)[at]?.from ?? value) : value;
  const { span: days, filters } = rowScope(by, compared, before);
  return <LinkedFigure key="before" value={figures.quotes} to={quotesPath(days, filters)} label={label} />;
}
