import type { CrossFigures, ReportCross } from '@quillcare/contracts';
import { formatNumber, type DaySpan } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { quoteCountOf, MEASURE_FILTERS, measureUnit } from './cross-measures';
import { LinkedFigure } from './figure.view';
import { cellScope, quotesPath, rowScope, type Scope } from './report-links';
import type { CrossAddress } from './report-period';
import { ReportTable } from './report-table.view';
import { disambiguateNames, rowLabel, formatShare } from './report-words';
import { reportWords } from './report.en';

interface CrossTableProps {
  report: ReportCross;
  cross: CrossAddress;
  span: DaySpan;
}

/** All cells with row and column totals, each linked to the quotes it counts. */
export function CrossTable({ report: found, cross, span }: CrossTableProps) {
  const t = useWords(reportWords);
  const { locale } = useFormats();
  const { rows: rowsBy, columns: columnsBy } = cross;
  const figure = useCrossFigure(cross);
  const everything: Scope = { span, filters: {} };
  const columns = found.columns.map((column) => ({
    ...column,
    scope: rowScope(columnsBy, column.value, span),
    called: rowLabel(columnsBy, column, locale),
  }));
  const toRow = (row: Scope, name: string, cells: readonly CrossFigures[], all: CrossFigures) => [
    ...columns.map(({ scope, called }, at) =>
      figure(cells[at], cellScope(row, scope, span), `${name}, ${called}`),
    ),
    figure(all, row, `${name}, ${t('parts.all')}`),
  ];
  return (
    <ReportTable
      label={t('parts.title')}
      columns={[
        t(`parts.divisions.${rowsBy}`),
        ...disambiguateNames(columns.map(({ called }) => called)),
        t('parts.all'),
      ]}
      rows={[
        ...found.rows.map((row) => {
          const name = rowLabel(rowsBy, row, locale);
          const cells = toRow(rowScope(rowsBy, row.value, span), name, row.cells, row.figures);
          return { key: row.value, name, cells };
        }),
        {
          key: 'all',
          name: t('parts.all'),
          isTotal: true,
          cells: toRow(
            everything,
            t('parts.all'),
            found.columns.map(({ figures }) => figures),
            sumOf(found.columns.map(({ figures }) => figures)),
          ),
        },
      ]}
    />
  );
}

/** Returns a formatter for a cell in the selected measure. */
function useCrossFigure({ measure }: CrossAddress) {
  const { locale, money } = useFormats();
  return (figures: CrossFigures | undefined, { span, filters }: Scope, label: string) => {
    if (!figures || figures.quotes === 0) return '–';
    const amount = measure === 'quotedMinor' || measure === 'acceptedMinor' ? money(figures[measure]) : null;
    const shown =
      measureUnit(measure) === 'share'
        ? formatShare(figures.accepted, figures.quotes, locale)
        : (amount ?? formatNumber(quoteCountOf(measure, figures), locale));
    const to = quotesPath(span, { ...filters, ...MEASURE_FILTERS[measure] });
    return (
      <LinkedFigure value={quoteCountOf(measure, figures)} to={to} label={label}>
        {shown}
      </LinkedFigure>
    );
  };
}

function sumOf(all: readonly CrossFigures[]): CrossFigures {
  const sum = (name: keyof CrossFigures) => all.reduce((total, figures) => total + figures[name], 0);
  return {
    quotes: sum('quotes'),
    accepted: sum('accepted'),
    done: sum('done'),
    quotedMinor: sum('quotedMinor'),
    acceptedMinor: sum('acceptedMinor'),
  };
}
