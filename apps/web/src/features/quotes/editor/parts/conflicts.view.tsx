import { useMemo } from 'react';
import type { FundArrangement, SurgeryChoiceInput } from '@quillcare/contracts';
import type { Discount } from '@quillcare/rules';
import { ConflictDialog } from '../../../../shared/forms/record/conflict.dialog';
import { ColleagueChangeNotice } from '../../../../shared/forms/record/record.frame';
import type { ConflictQuestion } from '../../../../shared/forms/record/editing';
import { isSame } from '../../../../shared/forms/record/merge';
import type { RecordForm } from '../../../../shared/forms/record/use-record-form';
import type { FormWords } from '../../../../shared/forms/record/use-form-words';
import type { Formats } from '../../../../shared/formats/use-formats';
import {
  CLIENT_SOURCE,
  DOCTOR_SOURCE,
  HOSPITAL_SOURCE,
  SITE_SOURCE,
} from '../../../../shared/records/record-kinds';
import { useChosenRecord, type RecordSource } from '../../../../shared/records/record-source';
import { lookUp, word } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { LINE_PREFIX } from '../state/editor.reducer';
import type { QuoteHead } from '../state/editor.state';
import type { Row } from '../state/line-row';
import type { QuoteEditing } from '../state/use-quote-editing';

export interface ConflictsProps {
  work: QuoteEditing;
  settle: (chosenPaths: readonly string[]) => void;
}

/** Shows what a colleague has changed in the same draft, and asks which value to keep if both changed the same field or line. */
export function ConflictsDialog({ work, settle }: ConflictsProps) {
  const { announcement, question } = work.state;
  const words = conflictLabels(work);
  const names = useRecordNames(question);
  const definition = useMemo(() => {
    const rows = Object.values(work.desk.getValues()).filter(isRow);
    const pairs =
      question?.clashes.map(({ field, mine, theirs }) => [
        field,
        { show: isRow(mine ?? theirs) ? rowFormatter(mine, theirs) : headFormatter(field, names, rows) },
      ]) ?? [];
    return { fields: Object.fromEntries(pairs) } as unknown as RecordForm['definition'];
  }, [question, names, work.desk]);
  return (
    <>
      {announcement && <ColleagueChangeNotice announcement={announcement} words={words} />}
      {question && (
        <ConflictDialog
          question={question}
          recordForm={{ definition, words, settle, withdrawQuestion: () => work.editing.dismissQuestion() }}
        />
      )}
    </>
  );
}

/** Returns the label of a field, or the description of a line. */
function conflictLabels({ editing, desk }: QuoteEditing): FormWords {
  return (_group, field = '') => {
    if (!field.startsWith(LINE_PREFIX))
      return ['fields.*', '*.label', '*.name']
        .map((path) => lookUp(editorWords, path.replace('*', field)))
        .find((label) => label !== undefined);
    const row = (desk.getValues()[field] ?? editing.getBase().values[field]) as Row | null;
    return word(editorWords, 'conflict.line', { name: row?.description ?? '' });
  };
}

type FormatValue = (value: unknown, formats: Formats) => string;

const SOURCES = {
  clientId: CLIENT_SOURCE as RecordSource,
  doctorId: DOCTOR_SOURCE as RecordSource,
  hospitalId: HOSPITAL_SOURCE as RecordSource,
  siteId: SITE_SOURCE as RecordSource,
} as const;

/** Returns the names of the records that both chose, by id. */
function useRecordNames(question: ConflictQuestion | null): ReadonlyMap<string, string> {
  const chosen = [
    ...useChosenByBoth(question, 'clientId'),
    ...useChosenByBoth(question, 'doctorId'),
    ...useChosenByBoth(question, 'hospitalId'),
    ...useChosenByBoth(question, 'siteId'),
  ];
  const known = JSON.stringify(chosen.flatMap((choice) => (choice ? [[choice.id, choice.label]] : [])));
  return useMemo(() => new Map(JSON.parse(known) as [string, string][]), [known]);
}

function useChosenByBoth(question: ConflictQuestion | null, field: keyof typeof SOURCES) {
  const clash = question?.clashes.find((one) => one.field === field);
  return [
    useChosenRecord(SOURCES[field], (clash?.mine ?? null) as string | null),
    useChosenRecord(SOURCES[field], (clash?.theirs ?? null) as string | null),
  ];
}

/** Returns a formatter for a line that shows only the fields that differ. */
function rowFormatter(mine: unknown, theirs: unknown): FormatValue {
  return (value, formats) => {
    if (!isRow(value)) return word(editorWords, 'conflict.removed');
    const other = value === mine ? theirs : mine;
    const fields = Object.keys(value) as (keyof Row)[];
    const differing = isRow(other) ? fields.filter((field) => !isSame(value[field], other[field])) : [];
    return differing.length === 0
      ? value.description
      : differing.map((field) => formatRowField(value, field, formats)).join(', ');
  };
}

/** Returns a formatter for a field of the quote as a whole. */
function headFormatter(field: string, names: ReadonlyMap<string, string>, rows: readonly Row[]): FormatValue {
  return (value, formats) => {
    if (value === null || value === undefined || value === '') return '';
    switch (field) {
      case 'validUntil':
        return formats.date(value as string);
      case 'place':
        return word(editorWords, `place.${value as NonNullable<QuoteHead['place']>}`);
      case 'quoteDiscount': {
        const discount = value as Discount;
        return discount.type === 'PERCENTAGE'
          ? formats.percent(discount.basisPoints)
          : formats.money(discount.amountMinor);
      }
      case 'fund':
        return formatFund(value as FundArrangement, formats);
      case 'surgeries':
        return (value as QuoteHead['surgeries']).map((choice) => formatSurgery(choice, rows)).join(', ');
      default:
        return names.get(value as string) ?? (field in SOURCES ? '…' : String(value as string));
    }
  };
}

function formatFund({ type, fundName, gapMinor, excessMinor }: FundArrangement, formats: Formats): string {
  const arrangement = word(editorWords, type === 'UNINSURED' ? 'fund.uninsured' : `fund.${type}`);
  const amounts = [['fund.gap', gapMinor] as const, ['fund.excess', excessMinor ?? null] as const].flatMap(
    ([label, minor]) => (minor === null ? [] : [`${word(editorWords, label)} ${formats.money(minor)}`]),
  );
  return [fundName, arrangement, ...amounts].filter(Boolean).join(', ');
}

/** A surgery is named by its line, which both have by now. */
function formatSurgery({ surgeryId, side }: SurgeryChoiceInput, rows: readonly Row[]): string {
  const line = rows.find((row) => row.surgeryId === surgeryId && row.kind === 'SURGEON');
  const name = line?.description ?? word(editorWords, 'notices.surgery');
  return side === 'NOT_APPLICABLE' ? name : `${name} (${word(editorWords, `surgery.sides.${side}`)})`;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && 'billedBy' in value;
}

/** Where the names of a field's values are. */
const VALUE_WORDS: Partial<Record<keyof Row, string>> = {
  kind: 'kinds',
  billedBy: 'cell.billedBy',
  basis: 'cell.basisOption',
  gstTreatment: 'cell.gst',
  procedureClass: 'classes',
};

function formatRowField(row: Row, field: keyof Row, formats: Formats): string {
  const named = field === 'discountBasisPoints' ? 'discountMinor' : field;
  const label = lookUp(editorWords, `columns.${named}`) ?? lookUp(editorWords, `details.${named}`) ?? field;
  return `${label}: ${formatRowValue(row, field, formats)}`;
}

function formatRowValue(row: Row, field: keyof Row, formats: Formats): string {
  const value = row[field];
  if (typeof value === 'number' && field.endsWith('Minor')) return formats.money(value);
  if (typeof value === 'number' && field === 'discountBasisPoints') return formats.percent(value);
  return lookUp(editorWords, `${VALUE_WORDS[field]}.${String(value)}`) ?? String(value ?? '–');
}
