import { combineProcedureClasses, type ProcedureClass } from '../quote-totals';
import type { LineRequest } from './line-request';
import { createLine } from './new-line';
import { filterOptionsForKind } from './choose-options';
import type { QuoteChoice } from './quote-choice';
import type { AnaesthetistArrangement } from './surgery-configuration';
import {
  amountBase,
  anaesthesiaMinutes,
  buildAnaesthetistLine,
  findHospitalFee,
  surgeryLineFields,
  type ChosenSurgery,
} from './surgery-lines';

/** Returns the class of all surgeries together: MIXED if they have different classes. */
export function combineClasses(surgeries: readonly ChosenSurgery[]): ProcedureClass {
  return surgeries.reduce<ProcedureClass>(
    (all, { configuration }) => combineProcedureClasses(all, configuration.procedureClass),
    'OTHER',
  );
}

/** Returns the single hospital stay for all surgeries, at the highest of their fees. */
export function buildHospitalLines(surgeries: readonly ChosenSurgery[], choice: QuoteChoice): LineRequest[] {
  const { hospital } = choice;
  if (hospital === null) return [];
  const findHospitalStayFee = (surgery: ChosenSurgery) =>
    findHospitalFee(surgery.configuration, choice)?.hospitalFeeMinor ?? null;
  const dearest = findHighestFee(surgeries, findHospitalStayFee);
  const fee = dearest && findHospitalFee(dearest.surgery.configuration, choice);
  if (!dearest || !fee) return [];
  const { billedBy, basis } = fee;
  const line = {
    ...surgeryLineFields(dearest.surgery, 'HOSPITAL'),
    key: 'HOSPITAL',
    procedureClass: combineClasses(surgeries),
  };
  const base = amountBase('HOSPITAL', dearest.feeMinor, hospital.id, hospital.name);
  return [
    createLine(
      { ...line, base, providerName: hospital.name, billedBy, basis },
      { key: 'line.hospital', hospital: hospital.name, part: 'WHOLE' },
    ),
  ];
}

/** Returns the practice's single administration fee for all surgeries, the highest of their fees. */
export function buildAdminLines(surgeries: readonly ChosenSurgery[]): LineRequest[] {
  const dearest = findHighestFee(surgeries, ({ configuration }) => configuration.adminFeeMinor);
  if (!dearest) return [];
  const { surgeryId, name } = dearest.surgery.configuration;
  const line = {
    ...surgeryLineFields(dearest.surgery, 'ADMIN'),
    key: 'ADMIN',
    procedureClass: combineClasses(surgeries),
  };
  return [
    createLine(
      { ...line, base: amountBase('SURGERY', dearest.feeMinor, surgeryId, name) },
      { key: 'line.admin', part: 'WHOLE' },
    ),
  ];
}

/**
 * Returns one anaesthetic for all surgeries if the same anaesthetist charges by units: the highest base units plus the total time
 * (Relative Value Guide). Otherwise returns one line per surgery.
 */
export function buildAnaesthetistLines(surgeries: readonly ChosenSurgery[]): LineRequest[] {
  const given = surgeries.flatMap((surgery) => {
    const arrangement = surgery.configuration.anaesthetist;
    return arrangement === null ? [] : [{ surgery, arrangement }];
  });
  const lines = given.map(({ surgery, arrangement }) => buildAnaesthetistLine(surgery, arrangement));
  const first = lines[0];
  if (first === undefined || first.base.type !== 'UNITS' || lines.length === 1) return lines;
  if (!given.every(({ arrangement }) => isSameArrangement(arrangement, given[0]?.arrangement))) return lines;
  const baseUnits = Math.max(...lines.map(({ base }) => (base.type === 'UNITS' ? base.baseUnits : 0)));
  const minutes = given.reduce(
    (sum, { surgery }) => sum + (anaesthesiaMinutes(surgery.configuration) ?? 0),
    0,
  );
  const names = given.map(({ surgery }) => surgery.configuration.name).join(', ');
  const chosen = given.map(({ surgery }) => surgery);
  const options = filterOptionsForKind(
    'ANAESTHETIST',
    chosen.flatMap((surgery) => surgery.options),
  );
  const base = { ...first.base, baseUnits, minutes };
  const shared = { key: 'ANAESTHETIST', base, minutes, options, procedureClass: combineClasses(chosen) };
  return [createLine({ ...first, ...shared }, { key: 'line.anaesthetist', surgery: names, part: 'WHOLE' })];
}

/** Returns the exclusions without duplicates. */
export function buildExclusionLines(surgeries: readonly ChosenSurgery[]): LineRequest[] {
  const firstByText = new Map<string, ChosenSurgery>();
  for (const surgery of surgeries) {
    for (const text of surgery.configuration.exclusions)
      if (!firstByText.has(text)) firstByText.set(text, surgery);
  }
  return [...firstByText].map(([text, surgery], at) =>
    createLine(
      {
        ...surgeryLineFields(surgery, 'OTHER', `:EXCLUDED:${at}`),
        base: amountBase('SURGERY', 0, surgery.configuration.surgeryId, surgery.configuration.name),
        billedBy: 'PROVIDER',
        basis: 'NOT_INCLUDED',
        options: [],
      },
      { key: 'line.item', text, part: 'WHOLE' },
    ),
  );
}

function isSameArrangement(a: AnaesthetistArrangement, b: AnaesthetistArrangement | undefined): boolean {
  return (
    a.type === 'UNITS' &&
    b?.type === 'UNITS' &&
    a.unitMinor === b.unitMinor &&
    a.providerId === b.providerId &&
    a.providerName === b.providerName
  );
}

function findHighestFee(
  surgeries: readonly ChosenSurgery[],
  feeOf: (surgery: ChosenSurgery) => number | null,
): { surgery: ChosenSurgery; feeMinor: number } | null {
  let highest: { surgery: ChosenSurgery; feeMinor: number } | null = null;
  for (const surgery of surgeries) {
    const feeMinor = feeOf(surgery);
    if (feeMinor !== null && (highest === null || feeMinor > highest.feeMinor))
      highest = { surgery, feeMinor };
  }
  return highest;
}
