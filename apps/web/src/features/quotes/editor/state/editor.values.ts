import type { Quote, QuoteInput } from '@quillcare/contracts';
import type { Values } from '../../../../shared/forms/record/merge';
import { LINE } from './editor.reducer';
import { choiceOf, type EditorState, type Head, type Work } from './editor.state';
import { computedOnly, isSameRow, lineInput, rowOf } from './line-row';

/** Converts a stored draft to the editor's state. */
export function workOf(quote: Quote): Work {
  const head: Head = {
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
  const rows = quote.lines.map(rowOf);
  const given = rows.filter((_row, at) => !isManual(quote.lines[at])).map(computedOnly);
  return { head, rows, given, composedFor: choiceOf(head) };
}

function isManual(line: Quote['lines'][number] | undefined): boolean {
  return line?.base.type === 'AMOUNT' && line.base.source === 'MANUAL';
}

/**
 * Returns the editor's content by field, with one field per line, for merging and drafts. Removed lines are null, so that a
 * removal counts as a change.
 */
export function valuesOf({ head, rows }: Pick<Work, 'head' | 'rows'>, known: Iterable<string> = []): Values {
  const removed = [...known].filter((field) => field.startsWith(LINE)).map((field) => [field, null] as const);
  const lines = rows.map((row) => [`${LINE}${row.key}`, row] as const);
  return { ...head, ...Object.fromEntries([...removed, ...lines]) };
}

export const quoteValues = (quote: Quote): Values => valuesOf(workOf(quote));

/** Converts the quote to the contract's input. Unchosen people become empty strings, which the contract rejects. */
export function bodyOf({ head, rows }: Pick<EditorState, 'head' | 'rows'>): QuoteInput {
  return {
    ...head,
    // Placeholder for the whole quote, because each surgery and custom line has its own class.
    procedureClass: 'OTHER',
    surgeries: [...head.surgeries],
    notesToPatient: head.notesToPatient || null,
    lines: rows.map(lineInput),
  };
}

const CHOICES = new Set(['doctorId', 'hospitalId', 'siteId', 'surgeries', 'place']);

/** Returns the body of a save: only the changed fields, plus all lines if a line or a choice that decides them has changed. */
export function changedBody(state: EditorState, changes: Values): Partial<QuoteInput> {
  const body = bodyOf(state);
  const fields = Object.keys(changes).filter((field) => !field.startsWith(LINE));
  const own = Object.fromEntries(fields.map((field) => [field, body[field as keyof QuoteInput]]));
  const needsLines = Object.keys(changes).some((field) => field.startsWith(LINE) || CHOICES.has(field));
  return needsLines ? { ...own, surgeries: body.surgeries, lines: body.lines } : own;
}

/** Returns whether the rows are exactly as composed from the surgeries and so need not be sent. */
export function isAsGiven({ rows, given }: Pick<Work, 'rows' | 'given'>): boolean {
  return rows.length === given.length && rows.every((row, at) => isSameRow(row, given[at]!));
}
