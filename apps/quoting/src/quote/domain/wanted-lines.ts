import { LINES_LIMIT, type FieldError, type QuoteLineInput } from '@quillcare/contracts';
import {
  composeQuote,
  LINE_KINDS,
  type ComposedQuote,
  type ComposingCircumstances,
  type LineRequest,
  type ProcedureClass,
} from '@quillcare/rules';
import { keptIds } from './kept-ids';
import { lineWithOptions } from './line-options';
import { recomposed, typedLine, untouched, withEdits, type LineScope } from './line-edits';
import { isTyped, requestsOf, type QuoteLineRequest } from './line-requests';
import type { PriceList } from './price-list';
import { giveSameLines, isSameChoice, type PriceQuestion, type QuoteChoices } from './price-question';

const ABSENT = 'Item not found';

/** The lines to be priced, in the order in which they are shown. */
export interface WantedLines {
  readonly requests: readonly QuoteLineRequest[];
  readonly procedureClass: ProcedureClass;
  readonly notices: ComposedQuote['notices'];
  readonly problems: readonly FieldError[];
}

/** What the lines that staff sent stand for: lines of a surgery, of the stored draft, or typed ones. */
export function wantedLines(
  question: PriceQuestion,
  prices: PriceList,
  circumstances: ComposingCircumstances,
  newId: () => string,
): WantedLines {
  return new Wanted(question, prices, circumstances, newId).answer();
}

class Wanted {
  private readonly composed: ComposedQuote;
  private readonly fresh: ReadonlyMap<string, LineRequest>;
  private readonly former: ReadonlyMap<string, LineRequest>;
  private readonly stored: readonly QuoteLineRequest[];
  /** The stored lines as the present choices have them. */
  private readonly present: ReadonlyMap<string, QuoteLineRequest>;
  private readonly procedureClass: ProcedureClass;
  private readonly problems: FieldError[] = [];

  constructor(
    private readonly question: PriceQuestion,
    private readonly prices: PriceList,
    circumstances: ComposingCircumstances,
    private readonly newId: () => string,
  ) {
    const compose = (choices: QuoteChoices) =>
      composeQuote(prices.configurations, choices, prices.book, circumstances);
    const { choices, stored } = question;
    this.composed = compose(choices);
    this.fresh = byKey(this.composed.lines);
    const isSame = stored === null || giveSameLines(stored.choices, choices);
    this.former = stored === null ? new Map() : isSame ? this.fresh : byKey(compose(stored.choices).lines);
    this.stored = requestsOf(stored?.lines ?? []);
    const current = this.stored.map((line) => (isSame ? line : this.underNewChoices(line)));
    this.present = byKey(current);
    const ofSurgeries = choices.surgeries.length === 0 ? 'OTHER' : this.composed.procedureClass;
    this.procedureClass = question.procedureClass ?? ofSurgeries;
  }

  answer(): WantedLines {
    const { lines } = this.question;
    const requests =
      lines === null ? this.storedLines() : lines.length === 0 ? this.allComposed() : this.sentLines(lines);
    this.checkCount(requests.length);
    return {
      requests: requests.map((line) => (isTyped(line) ? { ...line, ...this.scopeOf(line.surgeryId) } : line)),
      procedureClass: this.procedureClass,
      notices: this.composed.notices,
      problems: this.problems,
    };
  }

  private allComposed(): QuoteLineRequest[] {
    const ids = new Map(this.stored.map(({ key, id }) => [key, id]));
    return this.composed.lines.map((line) => untouched(line, ids.get(line.key) ?? this.newId()));
  }

  /** A draft's own lines, and what a choice added that was not there before. */
  private storedLines(): QuoteLineRequest[] {
    const lines = [...this.present.values()];
    for (const line of this.fresh.values()) {
      if (this.former.has(line.key) || this.present.has(line.key)) continue;
      const after = lines.findIndex(({ kind }) => LINE_KINDS.indexOf(kind) > LINE_KINDS.indexOf(line.kind));
      lines.splice(after === -1 ? lines.length : after, 0, untouched(line, this.newId()));
    }
    return lines;
  }

  private sentLines(lines: readonly QuoteLineInput[]): QuoteLineRequest[] {
    const ids = keptIds(lines, this.stored, this.newId);
    const seen = new Set<string>();
    return lines.flatMap((sent, at) => {
      if (sent.key === null) {
        this.refuseOptions(sent, at);
        const own = ids[at] ?? { id: this.newId(), key: null };
        return [typedLine(sent, { id: own.id, key: own.key ?? own.id }, this.scopeOf(sent.surgeryId))];
      }
      const line = seen.has(sent.key) ? null : this.keyedLine(sent, sent.key, at);
      if (line === null) this.refuse(at, seen.has(sent.key));
      seen.add(sent.key);
      return line === null ? [] : [line];
    });
  }

  private keyedLine(sent: QuoteLineInput, key: string, at: number): QuoteLineRequest | null {
    const present = this.present.get(key);
    if (present && isTyped(present)) {
      if (sent.unitFeeMinor === null && sent.basis !== 'NOT_INCLUDED')
        this.problems.push({ path: `lines.${at}.unitFeeMinor`, message: 'This field is required' });
      this.refuseOptions(sent, at);
      return typedLine(sent, present, this.scopeOf(sent.surgeryId));
    }
    const fresh = this.fresh.get(key) ?? null;
    const line = present
      ? withEdits(present, sent, this.stored.find((one) => one.key === key) ?? present, fresh)
      : fresh && withEdits(untouched(fresh, this.newId()), sent, fresh, fresh);
    return line && this.withOptions(line, sent, fresh, at);
  }

  /** The line with the options that staff chose for it alone, or with those of its surgery again. */
  private withOptions(
    line: QuoteLineRequest,
    { optionIds }: QuoteLineInput,
    fresh: LineRequest | null,
    at: number,
  ): QuoteLineRequest {
    if (optionIds === undefined) return line;
    const own = lineWithOptions(line, optionIds, fresh, this.prices.configurations);
    this.problems.push(
      ...own.problems.map((problem) => ({ ...problem, path: `lines.${at}.${problem.path}` })),
    );
    return own.line;
  }

  /** Options belong to a surgery; a line that is typed as a whole comes from none. */
  private refuseOptions({ optionIds }: QuoteLineInput, at: number): void {
    for (const place of (optionIds ?? []).keys())
      this.problems.push({ path: `lines.${at}.optionIds.${place}`, message: ABSENT });
  }

  private refuse(at: number, isRepeated: boolean): void {
    const message = isRepeated ? 'This line is already in the quote' : ABSENT;
    this.problems.push({ path: `lines.${at}.key`, message });
  }

  private checkCount(count: number): void {
    if (count > LINES_LIMIT)
      this.problems.push({ path: 'lines', message: `A quote has at most ${LINES_LIMIT} lines` });
  }

  /** A stored line of the draft whose surgery, doctor or hospital is now another choice. */
  private underNewChoices(line: QuoteLineRequest): QuoteLineRequest {
    const fresh = this.fresh.get(line.key);
    if (isTyped(line) || fresh === undefined || !this.isAffected(line)) return line;
    const chosen = this.question.choices.surgeries.find(({ surgeryId }) => surgeryId === line.surgeryId);
    const next = recomposed(line, this.former.get(line.key) ?? null, fresh, chosen?.optionIds ?? []);
    if (line.enteredOptionIds == null) return next;
    const own = { ...next, options: line.options };
    return lineWithOptions(own, line.enteredOptionIds, fresh, this.prices.configurations).line;
  }

  /** A line of one surgery is affected by that surgery's choices; one that all share by any. */
  private isAffected({ key, surgeryId }: QuoteLineRequest): boolean {
    const [now, then] = [this.question.choices, this.question.stored?.choices];
    if (!then || now.doctor.id !== then.doctor.id || now.hospital?.id !== then.hospital?.id) return true;
    if (surgeryId === null || !key.startsWith(`${surgeryId}:`)) return true;
    const choiceOf = ({ surgeries }: QuoteChoices) =>
      surgeries.find((choice) => choice.surgeryId === surgeryId);
    return !isSameChoice(choiceOf(now), choiceOf(then));
  }

  private scopeOf(surgeryId: string | null): LineScope {
    const surgery = this.prices.configurations.find((one) => one.surgeryId === surgeryId);
    const own = surgery?.procedureClass ?? 'OTHER';
    return {
      category: surgery?.category ?? null,
      procedureClass: own === 'OTHER' ? this.procedureClass : own,
    };
  }
}

function byKey<L extends LineRequest>(lines: readonly L[]): ReadonlyMap<string, L> {
  return new Map(lines.map((line) => [line.key, line]));
}
