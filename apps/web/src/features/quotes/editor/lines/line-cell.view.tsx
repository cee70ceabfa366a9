import type { PricedLine } from '@quillcare/contracts';
import { ChevronDownIcon, ChevronRightIcon } from '@quillcare/ui';
import { useFormats } from '../../../../shared/formats/use-formats';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { computedFee, isNew, type Row } from '../state/line-row';
import { amountText } from '../../../../shared/forms/amount-text';
import { CellEditor } from './cell.input';
import { AMOUNTS, amountOf, asksForFee, cellId, isEdited, KINDS, type Column } from './line-columns';
import { useColumns } from './use-columns';
import type { Edit, GridHandlers } from './use-grid';

export interface LineCellProps {
  row: Row;
  made: PricedLine | undefined;
  column: Column;
  index: number;
  isOpen: boolean;
  isTabStop: boolean;
  edit: Edit | null;
  error: string | undefined;
  handlers: GridHandlers;
}

/** One cell: its value, or its control in edit mode. */
export function LineCell(props: LineCellProps) {
  const { row, made, column, isTabStop, edit, error, handlers } = props;
  const { nameOf } = useColumns();
  const place = { key: row.key, column };
  const label = nameOf(column);
  const data = { 'data-key': row.key, 'data-column': column, 'data-label': label };
  if (column === 'open') return <OpenCell {...props} data={data} />;
  const canEdit = isEdited(column);
  const amount = amountOf(row, made, column as 'unitFeeMinor');
  return (
    <div
      role="gridcell"
      id={cellId(row.key, column)}
      className={classOf(props)}
      tabIndex={isTabStop && !edit ? 0 : -1}
      aria-readonly={!canEdit}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${cellId(row.key, column)}-error` : undefined}
      onClick={() =>
        !edit && (canEdit ? handlers.edit(place, { text: null, isPointer: true }) : handlers.focus(place))
      }
      {...data}
    >
      {edit ? (
        <CellEditor {...{ row, place, edit, label, handlers }} amount={isAmount(column) ? amount : null} />
      ) : (
        <CellText {...props} />
      )}
    </div>
  );
}

const isAmount = (column: Column): boolean => (AMOUNTS as readonly string[]).includes(column);

function classOf({ row, made, column, error, edit }: LineCellProps): string {
  const kind = KINDS[column];
  const isRight = kind === 'money' || kind === 'figure' || column === 'gstTreatment';
  const names = ['cell', column, isEdited(column) ? 'can-edit' : '', isRight ? 'right' : ''];
  if (edit) names.push('is-edited');
  if (error) names.push('is-wrong');
  else if (column === 'unitFeeMinor' && asksForFee(row, made)) names.push('is-asked');
  return names.filter(Boolean).join(' ');
}

function OpenCell({ row, index, isOpen, isTabStop, handlers, data }: LineCellProps & { data: object }) {
  const t = useWords(editorWords);
  const Icon = isOpen ? ChevronDownIcon : ChevronRightIcon;
  return (
    <div role="gridcell" className="cell open" {...data}>
      <button
        type="button"
        id={cellId(row.key, 'open')}
        tabIndex={isTabStop ? 0 : -1}
        aria-expanded={isOpen}
        aria-label={t('lines.open', { number: index + 1, name: row.description || t('lines.unnamed') })}
        onClick={() => handlers.toggle(row.key)}
      >
        <Icon fontSize="small" />
      </button>
    </div>
  );
}

function CellText({ row, made, column }: LineCellProps) {
  const t = useWords(editorWords);
  const { locale } = useFormats();
  const isIncluded = row.basis !== 'NOT_INCLUDED';
  const money = (minor: number | null | undefined) =>
    minor === null || minor === undefined || !isIncluded ? t('cell.empty') : amountText(minor, locale);
  switch (column) {
    case 'description':
      return <span className="clamp">{row.description || t('cell.empty')}</span>;
    case 'providerName':
      return <span className="clamp">{row.providerName || t('cell.empty')}</span>;
    case 'billedBy':
      return t(`cell.billedBy.${row.billedBy}`);
    case 'basis':
      return t(`cell.basis.${row.basis}`);
    case 'gstTreatment':
      return <Gst {...{ row, made, text: money(made?.gstMinor) }} />;
    case 'unitFeeMinor':
      return <Fee row={row} made={made} text={money(amountOf(row, made, column))} />;
    case 'outOfPocketMinor':
    case 'totalMinor':
      return money(made?.[column]);
    default:
      return (
        <Marked
          isMarked={row[column as 'fundBenefitMinor'] !== null}
          text={money(amountOf(row, made, column as 'unitFeeMinor'))}
        />
      );
  }
}

/** Marks a manually entered figure: bold with a dot, plus a word for screen readers. */
function Marked({ isMarked, text, title }: { isMarked: boolean; text: string; title?: string }) {
  const t = useWords(editorWords);
  if (!isMarked) return text;
  return (
    <span className="typed" title={title ?? t('cell.typedOnly')}>
      {text}
      <span className="hidden"> ({t('cell.typed')})</span>
    </span>
  );
}

function Gst({ row, made, text }: { row: Row; made: PricedLine | undefined; text: string }) {
  const t = useWords(editorWords);
  const isFree = (row.gstTreatment ?? made?.gstTreatment) === 'GST_FREE' && row.basis !== 'NOT_INCLUDED';
  return (
    <Marked isMarked={row.gstTreatment !== null && !isNew(row)} text={isFree ? t('cell.gstFree') : text} />
  );
}

function Fee({ row, made, text }: { row: Row; made: PricedLine | undefined; text: string }) {
  const t = useWords(editorWords);
  const formats = useFormats();
  const computed = row.unitFeeMinor === null ? null : computedFee(made);
  const title = computed === null ? undefined : t('cell.typedWas', { amount: formats.money(computed) });
  const off = row.basis === 'NOT_INCLUDED' ? 0 : (made?.discountMinor ?? 0);
  return (
    <>
      {row.quantity !== 1 && <span className="quantity">{t('cell.times', { quantity: row.quantity })} </span>}
      <Marked isMarked={computed !== null} text={text} title={title} />
      {/* Fee, discount and GST add up to the total. */}
      {off > 0 && (
        <span className="discount">{t('cell.discount', { amount: amountText(off, formats.locale) })}</span>
      )}
    </>
  );
}
