import { MAX_LINES, type FieldError, type QuoteLineInput } from '@quillcare/contracts';
import {
  toListPrices,
  composeLines,
  followsClass,
  LINE_KINDS,
  combineProcedureClasses,
  withDefaultOptions,
  type ComposedLines,
  type GstPolicy,
  type LineRequest,
  type ProcedureClass,
} from '@quillcare/rules';
import { asComposed, hasOtherClasses, wholeKey, wholeWhereKept } from './composed-classes';
import { matchLineIds } from './match-line-ids';
import { lineWithOptions } from './line-options';
import { asOtherPart, asUnedited, reclassify, recompose, typedLine, withEdits } from './line-edits';
import { isTypedLine, toLineRequests, type QuoteLineRequest } from './line-requests';
import type { PriceList } from './price-list';
import { produceSameLines, isSameChoice, type PricingRequest, type QuoteChoices } from './pricing-request';

const NOT_FOUND_MESSAGE = 'Item not found';

/** The lines to price, in display order. */
export interface ResolvedLines {
  readonly requests: readonly QuoteLineRequest[];
  /** The same lines at list price, for the discount cap. */
  readonly atList: readonly LineRequest[];
  readonly procedureClass: ProcedureClass;
  readonly notices: ComposedLines['notices'];
  readonly problems: readonly FieldError[];
}

/** Resolves the lines that staff sent: lines of a surgery, lines of the stored draft, or typed lines. */
export function resolveLines(
  question: PricingRequest,
  prices: PriceList,
  gst: GstPolicy,
  newId: () => string,
): ResolvedLines {
  return new LineResolver(question, prices, gst, newId).resolve();
}

class LineResolver {
  private readonly composed: ComposedLines;
  private readonly fresh: ReadonlyMap<string, LineRequest>;
  private readonly formerRequests: ReadonlyMap<string, LineRequest>;
  private readonly stored: readonly QuoteLineRequest[];
  /** The stored lines, updated for the current choices. */
  private readonly present: ReadonlyMap<string, QuoteLineRequest>;
  /** The common class of all surgeries. OTHER if there are none, MIXED if they differ. */
  private readonly ofSurgeries: ProcedureClass;
  private readonly problems: FieldError[] = [];

  constructor(
    private readonly question: PricingRequest,
    private readonly prices: PriceList,
    private readonly gst: GstPolicy,
    private readonly newId: () => string,
  ) {
    const { choices, stored } = question;
    const { configurations } = prices;
    this.composed = composeLines(configurations, choices, gst);
    this.fresh = byKey(this.composed.lines);
    const former = stored === null ? configurations : asComposed(configurations, stored);
    const isSame =
      stored === null ||
      (produceSameLines(stored.choices, choices) && !hasOtherClasses(former, configurations));
    this.formerRequests =
      stored === null
        ? new Map()
        : isSame
          ? this.fresh
          : byKey(composeLines(former, stored.choices, gst).lines);
    this.stored = toLineRequests(stored?.lines ?? []);
    const current = this.stored.map((line) => (isSame ? line : this.recomposeLine(line)));
    this.present = byKey(current);
    this.ofSurgeries = classOfChoices(prices.configurations, choices);
  }

  resolve(): ResolvedLines {
    const { lines } = this.question;
    const requests =
      lines === null ? this.storedLines() : lines.length === 0 ? this.composedLines() : this.sentLines(lines);
    this.assertLineCount(requests.length);
    const classified = requests.map((line) => (isTypedLine(line) ? this.classified(line) : line));
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
    const composed = this.composeAtList(choices);
    const chosen = new Set(choices.surgeries.map(({ surgeryId }) => surgeryId));
    const named = requests.filter(
      (line) => isTypedLine(line) && line.surgeryId && !chosen.has(line.surgeryId),
    );
    return [...toListPrices(wholeWhereKept(composed, requests), requests), ...this.pricesOfTyped(named)];
  }

  /** The list price of a typed line that names an unchosen surgery is that of the surgery's own line. */
  private pricesOfTyped(named: readonly QuoteLineRequest[]): LineRequest[] {
    if (named.length === 0) return [];
    const surgeries = [...new Set(named.map(({ surgeryId }) => surgeryId!))].map((surgeryId) => ({
      surgeryId,
      side: 'NOT_APPLICABLE' as const,
      optionIds: null,
    }));
    const own = this.composeAtList({ ...this.question.choices, surgeries });
    return named.flatMap(({ key, kind, surgeryId, quantity }) => {
      const line = own.find((one) => one.surgeryId === surgeryId && one.kind === kind);
      return line === undefined ? [] : [{ ...line, key, quantity }];
    });
  }

  private composeAtList(choices: QuoteChoices): readonly LineRequest[] {
    const { configurations } = this.prices;
    return composeLines(configurations, withDefaultOptions(choices, configurations), this.gst).lines;
  }

  private composedLines(): QuoteLineRequest[] {
    const ids = new Map(this.stored.map(({ key, id }) => [key, id]));
    return this.composed.lines.map((line) => asUnedited(line, ids.get(line.key) ?? this.newId()));
  }

  /** The draft's own lines, plus those added by new choices. */
  private storedLines(): QuoteLineRequest[] {
    // When a line is no longer split, its cosmetic part disappears with the other half.
    const lines = [...this.present.values()].filter(
      ({ key, part }) => part === null || this.fresh.has(key) || !this.formerRequests.has(key),
    );
    for (const line of this.fresh.values()) {
      if (this.formerRequests.has(line.key) || this.present.has(line.key) || this.isPartOfOther(line))
        continue;
      const after = lines.findIndex(({ kind }) => LINE_KINDS.indexOf(kind) > LINE_KINDS.indexOf(line.kind));
      lines.splice(after === -1 ? lines.length : after, 0, this.added(line));
    }
    return lines;
  }

  private added(line: LineRequest): QuoteLineRequest {
    const whole = line.part?.of === 'COSMETIC' ? this.present.get(wholeKey(line)) : undefined;
    return whole ? asOtherPart(line, this.newId(), whole) : asUnedited(line, this.newId());
  }

  /** Whether it is the cosmetic part of a line that staff removed while it was whole, or whose whole fee they typed. */
  private isPartOfOther({ key, part }: LineRequest): boolean {
    const whole = wholeKey({ key });
    const present = this.present.get(whole) ?? null;
    return part?.of === 'COSMETIC' && this.formerRequests.has(whole) && (present?.part ?? null) === null;
  }

  private sentLines(lines: readonly QuoteLineInput[]): QuoteLineRequest[] {
    const ids = matchLineIds(lines, this.stored, this.newId);
    const seen = new Set<string>();
    return lines.flatMap((sent, at) => {
      if (sent.key === null) {
        this.reportOptions(sent, at);
        const own = ids[at] ?? { id: this.newId(), key: null };
        return [typedLine(sent, { id: own.id, key: own.key ?? own.id, enteredClass: null })];
      }
      const line = seen.has(sent.key) ? null : this.keyedLine(sent, sent.key, at);
      if (line === null) this.reportLine(at, seen.has(sent.key));
      seen.add(sent.key);
      return line === null ? [] : [line];
    });
  }

  private keyedLine(sent: QuoteLineInput, key: string, at: number): QuoteLineRequest | null {
    const present = this.present.get(key);
    if (present && isTypedLine(present)) {
      if (sent.unitFeeMinor === null && sent.basis !== 'NOT_INCLUDED')
        this.problems.push({ path: `lines.${at}.unitFeeMinor`, message: 'This field is required' });
      this.reportOptions(sent, at);
      return typedLine(sent, present);
    }
    const fresh = this.fresh.get(key) ?? null;
    const line = present
      ? withEdits(present, sent, this.stored.find((one) => one.key === key) ?? present, fresh)
      : fresh && withEdits(asUnedited(fresh, this.newId()), sent, fresh, fresh);
    return line && this.applyOptions(line, sent, fresh, at);
  }

  /** Gives a line the options staff chose for it alone, or those of its surgery again. */
  private applyOptions(
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

  /** Options belong to a surgery, so a fully typed line cannot have any. */
  private reportOptions({ optionIds }: QuoteLineInput, at: number): void {
    for (const place of (optionIds ?? []).keys())
      this.problems.push({ path: `lines.${at}.optionIds.${place}`, message: NOT_FOUND_MESSAGE });
  }

  private reportLine(at: number, isRepeated: boolean): void {
    const message = isRepeated ? 'This line is already in the quote' : NOT_FOUND_MESSAGE;
    this.problems.push({ path: `lines.${at}.key`, message });
  }

  private assertLineCount(count: number): void {
    if (count > MAX_LINES)
      this.problems.push({ path: 'lines', message: `A quote has at most ${MAX_LINES} lines` });
  }

  /** Recomposes a stored line whose surgery, doctor or hospital choice has changed, or the class of whose surgery has. */
  private recomposeLine(line: QuoteLineRequest): QuoteLineRequest {
    const fresh = this.fresh.get(line.key);
    if (isTypedLine(line) || fresh === undefined) return line;
    if (!this.isAffected(line)) return reclassify(line, fresh);
    const chosen = this.question.choices.surgeries.find(({ surgeryId }) => surgeryId === line.surgeryId);
    const next = recompose(line, this.formerRequests.get(line.key) ?? null, fresh, chosen?.optionIds ?? []);
    if (line.enteredOptionIds == null) return next;
    const own = { ...next, options: line.options };
    return lineWithOptions(own, line.enteredOptionIds, fresh, this.prices.configurations).line;
  }

  /** A surgery's own line is affected by that surgery's choices only; a shared line by any. */
  private isAffected({ key, surgeryId }: QuoteLineRequest): boolean {
    const [now, then] = [this.question.choices, this.question.stored?.choices];
    if (then && produceSameLines(then, now)) return false;
    if (!then || now.doctor.id !== then.doctor.id || now.hospital?.id !== then.hospital?.id) return true;
    if (surgeryId === null || !key.startsWith(`${surgeryId}:`)) return true;
    const choiceOf = ({ surgeries }: QuoteChoices) =>
      surgeries.find((choice) => choice.surgeryId === surgeryId);
    return !isSameChoice(choiceOf(now), choiceOf(then));
  }

  /** The class of the whole quote. Without any treatment lines, the class chosen for the quote applies. */
  private classOf(counted: readonly QuoteLineRequest[]): ProcedureClass {
    if (counted.length === 0) return this.question.procedureClass ?? this.ofSurgeries;
    return counted.reduce(combineClass, this.ofSurgeries);
  }

  /**
   * Classifies a typed line: by its surgery on this quote; without a surgery, by staff's choice or by the common class of all
   * surgeries. Otherwise it stays open and staff are asked.
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

/** A fee that is not paid here, or not for treatment, says nothing about the quote's class. */
function countsForClass(line: QuoteLineRequest): boolean {
  return isTypedLine(line) && line.basis !== 'NOT_INCLUDED' && followsClass(line);
}

function combineClass(all: ProcedureClass, { procedureClass }: QuoteLineRequest): ProcedureClass {
  return combineProcedureClasses(all, procedureClass);
}

/** The combined class of the chosen surgeries, as set on this quote. */
function classOfChoices(
  configurations: PriceList['configurations'],
  { surgeries }: QuoteChoices,
): ProcedureClass {
  const classes = surgeries.map(
    ({ surgeryId, procedureClass }) =>
      procedureClass ?? configurations.find((one) => one.surgeryId === surgeryId)?.procedureClass ?? 'OTHER',
  );
  return classes.reduce<ProcedureClass>(combineProcedureClasses, 'OTHER');
}

function byKey<L extends LineRequest>(lines: readonly L[]): ReadonlyMap<string, L> {
  return new Map(lines.map((line) => [line.key, line]));
}
