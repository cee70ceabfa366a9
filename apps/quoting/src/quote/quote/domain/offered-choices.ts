import { MAX_CHOICES, type FieldError, type PricedLine, type Quote } from '@quillcare/contracts';
import {
  countCombinations,
  listCombinations,
  affectsPrice,
  applyChoicesToLines,
  buildPatientOffer,
  applyChoicesToSurgeries,
  type GstPolicy,
  type LineRequest,
  type PatientGroup,
  type PatientOffer,
  type QuoteNotice,
  type SurgeryConfiguration,
} from '@quillcare/rules';
import type { QuoteLineRequest } from './line-requests';
import type { QuoteChoices } from './pricing-request';
import type { QuoteChoicesState, StoredVariant } from './quote.state';

export interface PricedLines {
  lines: PricedLine[];
  totals: Quote['totals'];
  placeResults: Quote['placeResults'];
  discount: Quote['discount'];
}

/** The lines of a quote before pricing, and the same lines at list price. */
export interface LinesToPrice {
  readonly requests: readonly QuoteLineRequest[];
  readonly atList: readonly LineRequest[];
}

/** The quote as written by staff, from which the patient's choices are derived. */
export interface QuoteToOffer {
  configurations: readonly SurgeryConfiguration[];
  choices: QuoteChoices;
  linesToPrice: LinesToPrice;
  pricedLines: PricedLines;
  gst: GstPolicy;
  price: (lines: LinesToPrice) => PricedLines;
}

/** The patient's choices. Null if there are none or too many. */
export interface PricedChoices {
  choices: QuoteChoicesState | null;
  notices: QuoteNotice[];
}

/** Prices every combination the patient can choose, with the same function as the quote itself. */
export function priceChoices(quote: QuoteToOffer): PricedChoices {
  const { configurations, gst } = quote;
  const offer = buildPatientOffer(configurations, quote.choices, quote.linesToPrice.requests, gst);
  const unused = offer.unused.map((list): QuoteNotice => ({ code: 'CHOICE_NOT_OFFERED', ...list }));
  const all = listCombinations(offer.groups, MAX_CHOICES);
  if (offer.groups.length === 0) return { choices: null, notices: unused };
  if (all === null) return { choices: null, notices: [...unused, tooMany(offer.groups)] };
  const variants = all.map((optionIds, at) => variantOf(quote, offer, optionIds, at === 0));
  const groups = offer.groups.map(({ listId: _list, chosen: _chosen, options, ...group }) => ({
    ...group,
    options: options.map(({ id, name }) => ({ id, name })),
  }));
  const idle = offer.groups.filter((group) => affectsPrice(group, offer) && hasNoEffect(group, variants));
  const notices = idle.map(({ surgeryId, name }) => ({
    code: 'CHOICE_WITHOUT_EFFECT' as const,
    surgeryId,
    name,
  }));
  return { choices: { groups, variants }, notices: [...unused, ...notices] };
}

/** A validation error if the patient would have too many combinations, so that staff must decide some of the lists. */
export function choiceProblems({ notices, surgeries }: Pick<Quote, 'notices' | 'surgeries'>): FieldError[] {
  const notice = notices.find(({ code }) => code === 'TOO_MANY_CHOICES');
  if (!notice) return [];
  const at = surgeries.findIndex(({ surgeryId }) => surgeryId === notice.surgeryId);
  return [
    {
      path: `surgeries.${Math.max(0, at)}.decidedListIds`,
      message: `The patient would have ${notice.name} combinations to choose from, and a quote offers at most ${MAX_CHOICES}. Please decide some of the options yourself.`,
    },
  ];
}

function tooMany(groups: readonly PatientGroup[]): QuoteNotice {
  return {
    code: 'TOO_MANY_CHOICES',
    surgeryId: groups[0]!.surgeryId,
    name: String(countCombinations(groups)),
  };
}

function variantOf(
  quote: QuoteToOffer,
  offer: PatientOffer,
  optionIds: string[],
  isOwn: boolean,
): StoredVariant {
  const { choices, linesToPrice: wanted, pricedLines: own, gst } = quote;
  const chosen = <L extends LineRequest>(lines: readonly L[]) =>
    applyChoicesToLines(lines, offer, choices, optionIds, gst);
  const { lines, totals, placeResults, discount } = isOwn
    ? own
    : quote.price({ requests: chosen(wanted.requests), atList: chosen(wanted.atList) });
  return {
    optionIds,
    surgeries: applyChoicesToSurgeries(choices.surgeries, offer, optionIds),
    totalMinor: totals.totalMinor,
    totals,
    placeResults,
    discount,
    changedLines: changedLines(own.lines, lines),
  };
}

/** Only the lines that differ are stored, because most are the same in all combinations. */
function changedLines(own: readonly PricedLine[], lines: readonly PricedLine[]): PricedLine[] {
  return lines.filter((line, at) => JSON.stringify(line) !== JSON.stringify(own[at]));
}

/** Whether all selections of a group cost the same, whatever else is chosen. */
function hasNoEffect(group: PatientGroup, variants: readonly StoredVariant[]): boolean {
  const ids = new Set(group.options.map(({ id }) => id));
  const totals = new Map<string, number>();
  return variants.every(({ optionIds, totalMinor }) => {
    const others = optionIds.filter((id) => !ids.has(id)).join();
    const known = totals.get(others) ?? totalMinor;
    totals.set(others, known);
    return known === totalMinor;
  });
}
