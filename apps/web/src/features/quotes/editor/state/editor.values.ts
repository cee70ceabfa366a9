import type { Quote, QuoteInput } from '@quillcare/contracts';
import type { Values } from '../../../../shared/forms/record/merge';
import { LINE_PREFIX } from './editor.reducer';
import { compositionKey, type EditorState, type QuoteHead, type EditorWork } from './editor.state';
import { isManual, isSameRow, toLineInput, toRow, withoutManualAmounts, type Row } from './line-row';

/** Converts a stored draft to the editor's state. */
export function toEditorWork(quote: Quote): EditorWork {
  const head: QuoteHead = {
    clientId: quote.client.id,
    doctorId: quote.doctor.id,
    hospitalId: quote.hospital?.id ?? null,
    siteId: quote.site?.id ?? null,
    place: quote.place,
    surgeries: quote.surgeries,
    quoteDiscount: quote.quoteDiscount,
    fund: { ...quote.fund, excessMinor: quote.fund.excessMinor ?? null },
    validUntil: quote.validUntil,
    notesToPatient: quote.notesToPatient ?? '',
  };
  const rows = quote.lines.map(toRow);
  const given = rows.filter((_row, at) => !isManual(quote.lines[at]!)).map(withoutManualAmounts);
  return { head, rows, given, composedFor: compositionKey(head) };
}

/**
 * Returns the editor's content by field, with one field per line, for merging and drafts. Removed lines are null, so that a
 * removal counts as a change.
 */
export function toValues(
  { head, rows }: Pick<EditorWork, 'head' | 'rows'>,
  known: Iterable<string> = [],
): Values {
  const removed = [...known]
    .filter((field) => field.startsWith(LINE_PREFIX))
    .map((field) => [field, null] as const);
  const lines = rows.map((row) => [`${LINE_PREFIX}${row.key}`, row] as const);
  return { ...head, ...Object.fromEntries([...removed, ...lines]) };
}

/** Returns the lines the surgeries produce that were removed by hand. */
export function findRemovedRows({ rows, given }: Pick<EditorWork, 'rows' | 'given'>): Row[] {
  const kept = new Set(rows.map(({ key }) => key));
  return given.filter(({ key }) => !kept.has(key));
}

export const toQuoteValues = (quote: Quote): Values => toValues(toEditorWork(quote));

/** Converts the quote to the contract's input. Unchosen people become empty strings, which the contract rejects. */
export function toQuoteBody({ head, rows }: Pick<EditorState, 'head' | 'rows'>): QuoteInput {
  return {
    ...head,
    // Placeholder for the whole quote, because each surgery and custom line has its own class.
    procedureClass: 'OTHER',
    surgeries: [...head.surgeries],
    notesToPatient: head.notesToPatient || null,
    lines: rows.map(toLineInput),
  };
}

const CHOICES = new Set(['doctorId', 'hospitalId', 'siteId', 'surgeries', 'place']);

/** Returns the body of a save: only the changed fields, plus all lines if a line or a choice that decides them has changed. */
export function toChangedBody(state: EditorState, changes: Values): Partial<QuoteInput> {
  const body = toQuoteBody(state);
  const fields = Object.keys(changes).filter((field) => !field.startsWith(LINE_PREFIX));
  const own = Object.fromEntries(fields.map((field) => [field, body[field as keyof QuoteInput]]));
  const needsLines = Object.keys(changes).some(
    (field) => field.startsWith(LINE_PREFIX) || CHOICES.has(field),
  );
  return needsLines ? { ...own, surgeries: body.surgeries, lines: body.lines } : own;
}

/** Returns whether the rows are exactly as composed from the surgeries and so need not be sent. */
export function isAsComposed({ rows, given }: Pick<EditorWork, 'rows' | 'given'>): boolean {
  return rows.length === given.length && rows.every((row, at) => isSameRow(row, given[at]!));
}
