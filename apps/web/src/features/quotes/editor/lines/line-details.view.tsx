import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { decidedClass, type PricedLine } from '@quillcare/contracts';
import { followsClass, LINE_KINDS, parseMbsItems, formatMbsItems } from '@quillcare/rules';
import { CopyIcon, DeleteIcon } from '@quillcare/ui';
import { useFormats } from '../../../../shared/formats/use-formats';
import { SelectBox } from '../../../../shared/forms/select-box.view';
import { MbsItemInput } from '../../../../shared/medicare/mbs-item.input';
import { BenefitSteps } from '../../../../shared/price/benefit-steps.view';
import { PriceTraceView } from '../../../../shared/price/price-trace.view';
import { useWords, word } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useClassNames } from '../head/surgery-class.input';
import { DiscountField } from '../parts/discount.input';
import { ParsedTextField } from '../parts/parsed-text.input';
import { offerUndo } from '../parts/undo.toast';
import { useEditorStore, type EditorStore } from '../state/editor.store';
import { getComputedFee, isManual, isNewRow, type Row } from '../state/line-row';
import { formatQuantity, parseQuantity } from '../../../../shared/forms/amount-text';
import { cellId } from './line-columns';
import { useGridColumns, useHasMedicare } from './use-columns';
import { LineOptions } from './line-options.view';

export interface LineDetailsProps {
  row: Row;
  made: PricedLine | undefined;
  index: number;
  errors: Readonly<Record<string, string>>;
}

/** The remaining fields of a line, in the expanded row. */
export function LineDetails({ row, made, index, errors }: LineDetailsProps) {
  const t = useWords(editorWords);
  const { columns } = useGridColumns();
  const store = useEditorStore();
  return (
    <div role="row">
      <div role="gridcell" aria-colspan={columns.length}>
        <Box component="section" aria-label={t('details.region', { number: index + 1 })} sx={FRAME}>
          <Fields {...{ row, made, index, errors }} />
          <LineOptions row={row} made={made} error={optionError(errors)} />
          <ManualValues row={row} made={made} />
          <WhyThisPrice made={made} />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button
              size="small"
              startIcon={<CopyIcon />}
              onClick={() => store.dispatch({ type: 'copied', key: row.key })}
            >
              {t('details.duplicate')}
            </Button>
            <Button
              size="small"
              color="inherit"
              startIcon={<DeleteIcon />}
              onClick={() => removeLine(store, row.key)}
            >
              {t('details.remove')}
            </Button>
          </Box>
        </Box>
      </div>
    </div>
  );
}

const FRAME = {
  display: 'grid',
  gap: 1.5,
  px: { xs: 1.5, sm: 4 },
  py: 1.5,
  bgcolor: 'surface.hover',
  fontSize: '0.875rem',
} as const;

function Fields({ row, made, index, errors }: LineDetailsProps) {
  const nameOf = useClassNames();
  const t = useWords(editorWords);
  const { locale } = useFormats();
  const store = useEditorStore();
  const change = (part: Partial<Row>) => store.dispatch({ type: 'line', key: row.key, part });
  const id = (field: string) => `quote-lines-${index}-${field}`;
  const hasMedicare = useHasMedicare();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 170px), 1fr))',
      }}
    >
      <SelectBox
        id={id('kind')}
        label={t('details.kind')}
        value={row.kind}
        options={LINE_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        onChange={(kind) => change({ kind })}
      />
      {isManualLine(row, made) && (
        <SelectBox<NonNullable<Row['procedureClass']> | ''>
          id={id('procedureClass')}
          label={t('details.procedureClass')}
          value={row.procedureClass ?? ''}
          options={[
            { value: '', label: t('details.asQuote') },
            ...decidedClass.options.map((value) => ({ value, label: nameOf(value) })),
          ]}
          error={errors['procedureClass']}
          onChange={(value) => change({ procedureClass: value === '' ? null : value })}
        />
      )}
      <ParsedTextField
        id={id('quantity')}
        label={t('details.quantity')}
        value={row.quantity}
        write={(quantity) => formatQuantity(quantity, locale)}
        read={(text) => parseQuantity(text, locale)}
        error={errors['quantity']}
        onStored={(quantity) => change({ quantity: quantity ?? 1 })}
      />
      <DiscountField
        id={id('discountMinor')}
        label={t('details.discountMinor')}
        value={discountOf(row)}
        error={errors['discountMinor'] ?? errors['discountBasisPoints']}
        onStored={(discount) =>
          change({
            discountMinor: discount?.type === 'FIXED_AMOUNT' ? discount.amountMinor : 0,
            discountBasisPoints: discount?.type === 'PERCENTAGE' ? discount.basisPoints : null,
          })
        }
      />
      {hasMedicare && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <MbsItemInput
            id={id('mbsItem')}
            label={t('details.mbsItem')}
            items={parseMbsItems(row.mbsItem)}
            error={errors['mbsItem']}
            onChange={(items) => change({ mbsItem: formatMbsItems(items) })}
          />
        </Box>
      )}
    </Box>
  );
}

/** Returns whether the line was entered by hand and belongs to no surgery, so that it needs an explanation of its own. */
function isManualLine(row: Row, pricedLine: PricedLine | undefined): boolean {
  const isTyped = pricedLine === undefined || isManual(pricedLine);
  return isTyped && row.surgeryId === null && followsClass({ kind: row.kind, isTreatment: null });
}

function discountOf({ discountMinor, discountBasisPoints }: Row) {
  if (discountBasisPoints !== null) return { type: 'PERCENTAGE', basisPoints: discountBasisPoints } as const;
  return discountMinor > 0 ? ({ type: 'FIXED_AMOUNT', amountMinor: discountMinor } as const) : null;
}

/** The server's error names the index of the option; next to the options a single message is enough. */
function optionError(errors: LineDetailsProps['errors']): string | undefined {
  return Object.entries(errors).find(([path]) => path.startsWith('optionIds'))?.[1];
}

/** Lists the manually entered figures of a line, each with a button to restore the computed one. */
function ManualValues({ row, made }: Pick<LineDetailsProps, 'row' | 'made'>) {
  const t = useWords(editorWords);
  const formats = useFormats();
  const store = useEditorStore();
  const fee = row.unitFeeMinor === null ? null : getComputedFee(made);
  const others = (['gstTreatment', 'medicareBenefitMinor', 'fundBenefitMinor'] as const).filter(
    (field) => row[field] !== null && made !== undefined && !isNewRow(row),
  );
  if (fee === null && others.length === 0) return null;
  const reset = (part: Partial<Row>) => store.dispatch({ type: 'line', key: row.key, part });
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {fee !== null && (
        <li>
          {t('columns.unitFeeMinor')}: {t('cell.typedWas', { amount: formats.money(fee) })}{' '}
          <Button size="small" onClick={() => reset({ unitFeeMinor: null })}>
            {t('cell.reset', { amount: formats.money(fee) })}
          </Button>
        </li>
      )}
      {others.map((field) => (
        <li key={field}>
          {t(`columns.${field}`)}: {t('cell.typedOnly')}{' '}
          <Button size="small" onClick={() => reset({ [field]: null })}>
            {t('cell.resetOnly')}
          </Button>
        </li>
      ))}
    </Box>
  );
}

function WhyThisPrice({ made }: { made: PricedLine | undefined }) {
  const t = useWords(editorWords);
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {t('details.why')}
      </Typography>
      {made ? (
        <>
          <PriceTraceView trace={made.trace} surgeryId={made.surgeryId} />
          <BenefitSteps line={made} />
        </>
      ) : (
        <Typography color="textSecondary">{t('details.whyNone')}</Typography>
      )}
    </Box>
  );
}

/** Removes a line at once and offers to undo it. */
function removeLine(store: EditorStore, key: string): void {
  const { rows } = store.getState();
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  if (!row) return;
  // The button disappears, and the focus with it.
  const next = rows[at + 1] ?? rows[at - 1];
  document.getElementById(next ? cellId(next.key, 'open') : 'quote-surgeries')?.focus();
  store.dispatch({ type: 'removed', key });
  const name = row.description || word(editorWords, 'lines.line', { number: at + 1 });
  offerUndo(
    word(editorWords, 'lines.removed', { name }),
    () => store.dispatch({ type: 'restored', row }),
    key,
  );
}
