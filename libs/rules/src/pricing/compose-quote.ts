import type { ProcedureClass } from '../quote-totals';
import { chooseOptions } from './choose-options';
import { LINE_KINDS } from './fee-types';
import type { GstPolicy } from './gst';
import type { LineRequest } from './line-request';
import { priceQuote, type PricingContext, type QuotePrice } from './price-quote';
import type { QuoteChoice, QuoteNotice } from './quote-choice';
import type { Rational } from './rational';
import type { RuleBook } from './rule-book';
import {
  buildAdminLines,
  buildAnaesthetistLines,
  combineClasses,
  buildExclusionLines,
  buildHospitalLines,
} from './shared-lines';
import { cosmeticShareOf, cosmeticShareOfAnaesthetic, shareOfMostExpensive } from './shared-cosmetic-share';
import { splitMixedLine } from './split-mixed';
import type { SurgeryConfiguration } from './surgery-configuration';
import {
  buildAftercareLines,
  anaesthesiaMinutes,
  buildAssistantLines,
  findHospitalFee,
  buildItemLines,
  buildSurgeonLine,
  buildTheatreLines,
  type ChosenSurgery,
} from './surgery-lines';

/** The circumstances of a composed quote. The doctor and the hospital come from the choice. */
export type CompositionContext = Omit<PricingContext, 'doctorId' | 'hospitalId'>;

export interface ComposedQuote extends QuotePrice {
  readonly procedureClass: ProcedureClass;
  readonly notices: readonly QuoteNotice[];
}

/**
 * Composes and prices a complete quote from a receptionist's choices: a line for everyone who is paid, priced by the practice's
 * rules. Surgeries performed together each have their own surgeon, assistant and theatre lines, and share one hospital stay, one
 * administration fee and (if charged by units) one anaesthetic.
 */
export function composeQuote(
  configurations: readonly SurgeryConfiguration[],
  choice: QuoteChoice,
  book: RuleBook,
  circumstances: CompositionContext,
): ComposedQuote {
  const { lines, ...composed } = composeLines(configurations, choice, circumstances.gst);
  const price = priceQuote(lines, book, {
    ...circumstances,
    doctorId: choice.doctor.id,
    hospitalId: choice.hospital?.id ?? null,
  });
  return { ...price, ...composed };
}

export interface ComposedLines extends Omit<ComposedQuote, keyof QuotePrice> {
  readonly lines: readonly LineRequest[];
}

/** Composes the lines of a quote without pricing them. */
export function composeLines(
  configurations: readonly SurgeryConfiguration[],
  choice: QuoteChoice,
  gst: GstPolicy,
): ComposedLines {
  const { surgeries, notices } = resolveSurgeries(configurations, choice);
  return {
    lines: composeSplitLines(surgeries, choice, gst),
    procedureClass: combineClasses(surgeries),
    notices,
  };
}

function composeSplitLines(
  surgeries: readonly ChosenSurgery[],
  choice: QuoteChoice,
  gst: GstPolicy,
): LineRequest[] {
  return buildLines(surgeries, choice).flatMap((line) =>
    splitMixedLine(line, findCosmeticShare(line, surgeries, choice), gst),
  );
}

function resolveSurgeries(
  configurations: readonly SurgeryConfiguration[],
  choice: QuoteChoice,
): { surgeries: ChosenSurgery[]; notices: QuoteNotice[] } {
  const surgeries = new Map<string, ChosenSurgery>();
  const notices: QuoteNotice[] = [];
  for (const surgeryChoice of choice.surgeries) {
    const { surgeryId, side } = surgeryChoice;
    const stored = configurations.find((one) => one.surgeryId === surgeryId);
    const configuration = stored && withProcedureClass(stored, surgeryChoice.procedureClass ?? null);
    if (configuration === undefined) {
      notices.push({ code: 'SURGERY_NOT_CONFIGURED', surgeryId, name: surgeryId });
    } else if (surgeries.has(surgeryId)) {
      notices.push({ code: 'SURGERY_TWICE', surgeryId, name: configuration.name });
    } else {
      const chosen = chooseOptions(configuration, surgeryChoice);
      surgeries.set(surgeryId, { configuration, side, options: chosen.options });
      notices.push(...chosen.notices, ...findConfigurationGaps(configuration, choice));
    }
  }
  return { surgeries: [...surgeries.values()], notices };
}

function withProcedureClass(
  configuration: SurgeryConfiguration,
  procedureClass: ProcedureClass | null,
): SurgeryConfiguration {
  return procedureClass === null ? configuration : { ...configuration, procedureClass };
}

/** Returns notices for what is not configured for this doctor, hospital and duration. */
function findConfigurationGaps(configuration: SurgeryConfiguration, choice: QuoteChoice): QuoteNotice[] {
  const { surgeryId, name, doctors, anaesthetist, hasOptions, optionGroups } = configuration;
  const codes: QuoteNotice['code'][] = [];
  if (!doctors.some(({ doctorId }) => doctorId === choice.doctor.id)) codes.push('DOCTOR_NOT_CONFIGURED');
  if (choice.hospital !== null && findHospitalFee(configuration, choice) === null) {
    codes.push('HOSPITAL_NOT_CONFIGURED');
  }
  if (anaesthetist?.type === 'UNITS' && anaesthesiaMinutes(configuration) === null) {
    codes.push('DURATION_UNKNOWN');
  }
  if (hasOptions && !optionGroups.some(({ options }) => options.some(({ isActive }) => isActive))) {
    codes.push('OPTIONS_NOT_CONFIGURED');
  }
  return codes.map((code) => ({ code, surgeryId, name }));
}

/** Returns all lines, by kind and then in the order of the surgeries. Exclusions come last. */
function buildLines(surgeries: readonly ChosenSurgery[], choice: QuoteChoice): LineRequest[] {
  const lines = [
    ...surgeries.flatMap((surgery) => [
      buildSurgeonLine(surgery, choice),
      ...buildAssistantLines(surgery),
      ...buildTheatreLines(surgery, choice),
      ...buildItemLines(surgery),
      ...buildAftercareLines(surgery),
    ]),
    ...buildAnaesthetistLines(surgeries),
    ...buildHospitalLines(surgeries, choice),
    ...buildAdminLines(surgeries),
    ...buildExclusionLines(surgeries),
  ];
  return lines.sort((a, b) => LINE_KINDS.indexOf(a.kind) - LINE_KINDS.indexOf(b.kind));
}

/**
 * Returns the cosmetic share of a line. For a line shared by several surgeries it is based on each surgery's part of the cost.
 * Null if it belongs to no surgery.
 */
function findCosmeticShare(
  line: LineRequest,
  surgeries: readonly ChosenSurgery[],
  choice: QuoteChoice,
): Rational | null {
  const isShared = line.surgeryId === null || !line.key.startsWith(`${line.surgeryId}:`);
  if (isShared && surgeries.length > 1) return findSharedCosmeticShare(line, surgeries, choice);
  const own = surgeries.find(({ configuration }) => configuration.surgeryId === line.surgeryId);
  return own ? cosmeticShareOf(own) : null;
}

function findSharedCosmeticShare(
  line: LineRequest,
  surgeries: readonly ChosenSurgery[],
  choice: QuoteChoice,
): Rational | null {
  if (line.kind === 'HOSPITAL')
    return shareOfMostExpensive(
      surgeries,
      ({ configuration }) => findHospitalFee(configuration, choice)?.hospitalFeeMinor ?? 0,
    );
  if (line.kind !== 'ANAESTHETIST') return null;
  const given = surgeries.filter(({ configuration }) => configuration.anaesthetist !== null);
  return cosmeticShareOfAnaesthetic(given, ({ configuration: { anaesthetist } }) =>
    anaesthetist?.type === 'UNITS' ? anaesthetist.baseUnits : 0,
  );
}
