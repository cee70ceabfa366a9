import { LINES_LIMIT, type FieldError, type QuoteLineInput } from '@quillcare/contracts';
import {
  atListPrice,
  composeLines,
  followsClass,
  LINE_KINDS,
  procedureClassWith,
  withDefaultOptions,
  type ComposedLines,
  type GstPolicy,
  type LineRequest,
  type ProcedureClass,
} from '@quillcare/rules';
import { keptIds } from './kept-ids';
import { lineWithOptions } from './line-options';
import { recomposed, typedLine, untouched, withEdits } from './line-edits';
import { isTyped, requestsOf, type QuoteLineRequest } from './line-requests';
import type { PriceList } from './price-list';
import { giveSameLines, isSameChoice, type PriceQuestion, type QuoteChoices } from './price-question';

const ABSENT = 'Item not found';

/** The lines to be priced, in the order in which they are shown. */
export interface WantedLines {
  readonly requests: readonly QuoteLineRequest[];
  /** The same at list price, for the cap on discounts. */
  readonly atList: readonly LineRequest[];
  readonly procedureClass: ProcedureClass;
  readonly notices: ComposedLines['notices'];
  readonly problems: readonly FieldError[];
}

/** What the lines that staff sent stand for: lines of a surgery, of the stored draft, or typed ones. */
export function wantedLines(
  question: PriceQuestion,
  prices: PriceList,
  gst: GstPolicy,
  newId: () => string,
): WantedLines {
  return new Wanted(question, prices, gst, newId).answer();
}

class Wanted {
  private readonly composed: ComposedLines;
  private readonly fresh: ReadonlyMap<string, LineRequest>;
  private readonly former: ReadonlyMap<string, LineRequest>;
  private readonly stored: readonly QuoteLineRequest[];
  /** The stored lines as the present choices have them. */
  private readonly present: ReadonlyMap<string, QuoteLineRequest>;
  /** The class that all surgeries have; `OTHER` without any, `MIXED` where they differ. */
  private readonly ofSurgeries: ProcedureClass;
  private readonly problems: FieldError[] = [];

  constructor(
    private readonly question: PriceQuestion,
    private readonly prices: PriceList,
    private readonly gst: GstPolicy,
    private readonly newId: () => string,
  ) {
    const compose = (choices: QuoteChoices) => composeLines(prices.configurations, choices, gst);
    const { choices, stored } = question;
    this.composed = compose(choices);
    this.fresh = byKey(this.composed.lines);
    const isSame = stored === null || giveSameLines(stored.choices, choices);
    this.former = stored === null ? new Map() : isSame ? this.fresh : byKey(compose(stored.choices).lines);
    this.stored = requestsOf(stored?.lines ?? []);
    const current = this.stored.map((line) => (isSame ? line : this.underNewChoices(line)));
    this.present = byKey(current);
    this.ofSurgeries = classOfChoices(prices.configurations, choices);
  }

  answer(): WantedLines {
    const { lines } = this.question;
    const requests =
      lines === null ? this.storedLines() : lines.length === 0 ? this.allComposed() : this.sentLines(lines);
    this.checkCount(requests.length);
    const classified = requests.map((line) => (isTyped(line) ? this.classified(line) : line));
    return {
      requests: classified,
      atList: this.atList(classified),
      procedureClass: this.classOf(classified.filter(countsForClass)),
      notices: this.composed.notices,
      problems: this.problems,
    };
  }

  private atList(requests: readonly QuoteLineRequest[]): LineRequest[] {
    const { choices } = this.question;
    const composed = this.composedAtList(choices);
    const chosen = new Set(choices.surgeries.map(({ surgeryId }) => surgeryId));
    const named = requests.filter((line) => isTyped(line) && line.surgeryId && !chosen.has(line.surgeryId));
    return [...atListPrice(composed, requests), ...this.pricesOfTyped(named)];
  }

  /** A typed line of a surgery that was not chosen costs by the practice's prices what the surgery's own would. */
  private pricesOfTyped(named: readonly QuoteLineRequest[]): LineRequest[] {
    if (named.length === 0) return [];
    const surgeries = [...new Set(named.map(({ surgeryId }) => surgeryId!))].map((surgeryId) => ({
      surgeryId,
      side: 'NOT_APPLICABLE' as const,
      optionIds: null,
    }));
    const own = this.composedAtList({ ...this.question.choices, surgeries });
    return named.flatMap(({ key, kind, surgeryId, quantity }) => {
      const line = own.find((one) => one.surgeryId === surgeryId && one.kind === kind);
      return line === undefined ? [] : [{ ...line, key, quantity }];
    });
  }

  private composedAtList(choices: QuoteChoices): readonly LineRequest[] {
    const { configurations } = this.prices;
    return composeLines(configurations, withDefaultOptions(choices, configurations), this.gst).lines;
  }

  private allComposed(): QuoteLineRequest[] {
    const ids = new Map(this.stored.map(({ key, id }) => [key, id]));
    return this.composed.lines.map((line) => untouched(line, ids.get(line.key) ?? this.newId()));
  }

  /** A draft's own lines, and what a choice added that was not there before. */
  private storedLines(): QuoteLineRequest[] {
    // The cosmetic part of a line that is no longer mixed goes with its other half.
    const lines = [...this.present.values()].filter(
      ({ key, part }) => part === null || this.fresh.has(key) || !this.former.has(key),
    );
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
        return [typedLine(sent, { id: own.id, key: own.key ?? own.id, enteredClass: null })];
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
      return typedLine(sent, present);
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

  /** The class of the whole quote; one of which nothing is treatment has what was chosen for it. */
  private classOf(counted: readonly QuoteLineRequest[]): ProcedureClass {
    if (counted.length === 0) return this.question.procedureClass ?? this.ofSurgeries;
    return counted.reduce(joined, this.ofSurgeries);
  }

  /**
   * A typed line with its class: that of its surgery on this quote; of no surgery, the one that staff chose, or that of all
   * surgeries if it is the same. Otherwise it is to be asked.
   */
  private classified(line: QuoteLineRequest): QuoteLineRequest {
    const { configurations } = this.prices;
    const { choices, procedureClass } = this.question;
    const surgery = configurations.find((one) => one.surgeryId === line.surgeryId);
    const chosen = choices.surgeries.find(({ surgeryId }) => surgeryId === line.surgeryId);
    const ofSurgery = chosen?.procedureClass ?? surgery?.procedureClass ?? 'OTHER';
    const ofAll = procedureClass ?? (this.ofSurgeries === 'MIXED' ? 'OTHER' : this.ofSurgeries);
    return {
      ...line,
      category: surgery?.category ?? null,
      procedureClass: ofSurgery === 'OTHER' ? (line.enteredClass ?? ofAll) : ofSurgery,
    };
  }
}

/** A fee that the patient does not pay here, or that is no treatment, says nothing about the quote's class. */
function countsForClass(line: QuoteLineRequest): boolean {
  return isTyped(line) && line.basis !== 'NOT_INCLUDED' && followsClass(line);
}

function joined(all: ProcedureClass, { procedureClass }: QuoteLineRequest): ProcedureClass {
  return procedureClassWith(all, procedureClass);
}

/** The class of the chosen surgeries together, each as this quote has it. */
function classOfChoices(
  configurations: PriceList['configurations'],
  { surgeries }: QuoteChoices,
): ProcedureClass {
  const classes = surgeries.map(
    ({ surgeryId, procedureClass }) =>
      procedureClass ?? configurations.find((one) => one.surgeryId === surgeryId)?.procedureClass ?? 'OTHER',
  );
  return classes.reduce<ProcedureClass>(procedureClassWith, 'OTHER');
}

function byKey<L extends LineRequest>(lines: readonly L[]): ReadonlyMap<string, L> {
  return new Map(lines.map((line) => [line.key, line]));
}
