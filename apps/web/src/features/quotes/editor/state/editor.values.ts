import type { Quote, QuoteInput } from '@quillcare/contracts';
import type { Values } from '../../../../shared/forms/record/merge';
import { LINE } from './editor.reducer';
import { choiceOf, type EditorState, type Head, type Work } from './editor.state';
import { computedOnly, isSameRow, lineInput, rowOf } from './line-row';

/** A stored draft as the editor holds it. */
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
 * The editor's content by field, one field a line, as merging and drafts take it. Lines that were removed are null, so that
 * a removal is a change like others.
 */
export function valuesOf({ head, rows }: Pick<Work, 'head' | 'rows'>, known: Iterable<string> = []): Values {
  const removed = [...known].filter((field) => field.startsWith(LINE)).map((field) => [field, null] as const);
  const lines = rows.map((row) => [`${LINE}${row.key}`, row] as const);
  return { ...head, ...Object.fromEntries([...removed, ...lines]) };
}

export const quoteValues = (quote: Quote): Values => valuesOf(workOf(quote));

/** The whole quote as the contract takes it; unchosen people are empty texts, which it refuses. */
export function bodyOf({ head, rows }: Pick<EditorState, 'head' | 'rows'>): QuoteInput {
  return {
    ...head,
    // Each surgery and typed line has its own.
    procedureClass: 'OTHER',
    surgeries: [...head.surgeries],
    notesToPatient: head.notesToPatient || null,
    lines: rows.map(lineInput),
  };
}

const CHOICES = new Set(['doctorId', 'hospitalId', 'siteId', 'surgeries', 'place']);

/** What a save sends of it: the changed fields; all lines if one changed or a choice that they come from. */
export function changedBody(state: EditorState, changes: Values): Partial<QuoteInput> {
  const body = bodyOf(state);
  const fields = Object.keys(changes).filter((field) => !field.startsWith(LINE));
  const own = Object.fromEntries(fields.map((field) => [field, body[field as keyof QuoteInput]]));
  const needsLines = Object.keys(changes).some((field) => field.startsWith(LINE) || CHOICES.has(field));
  return needsLines ? { ...own, surgeries: body.surgeries, lines: body.lines } : own;
}

/** Whether rows are as the surgeries gave them, so that the server need not be told. */
export function isAsGiven({ rows, given }: Pick<Work, 'rows' | 'given'>): boolean {
  return rows.length === given.length && rows.every((row, at) => isSameRow(row, given[at]!));
}
