import { filterOptionsForKind, type ApplicableOption } from './choose-options';
import type { SurgerySide } from './fee-types';
import type { FeeBase, LineRequest } from './line-request';
import { formatMbsItems } from '../medicare/mbs-item-text';
import { createLine, type NewLine } from './new-line';
import type { QuoteChoice } from './quote-choice';
import type { AnaesthetistArrangement, HospitalFee, SurgeryConfiguration } from './surgery-configuration';

export interface ChosenSurgery {
  readonly configuration: SurgeryConfiguration;
  readonly side: SurgerySide;
  readonly options: readonly ApplicableOption[];
}

/** Returns the fields common to all lines of a surgery. */
export function surgeryLineFields(
  { configuration, options }: ChosenSurgery,
  kind: LineRequest['kind'],
  suffix = '',
  item: string | null = null,
): Omit<NewLine, 'base'> {
  return {
    key: `${configuration.surgeryId}:${kind}${suffix}`,
    kind,
    surgeryId: configuration.surgeryId,
    category: configuration.category,
    procedureClass: configuration.procedureClass,
    minutes: configuration.minutes,
    options: filterOptionsForKind(kind, options, item),
  };
}

/** Medicare counts an operation on both sides as two, so its item is listed twice. Several items are kept as configured. */
function mbsItemsForSide({ configuration: { mbsItems }, side }: ChosenSurgery): string | null {
  return formatMbsItems(
    side === 'BILATERAL' && mbsItems.length === 1 ? [...mbsItems, ...mbsItems] : mbsItems,
  );
}

/** Returns the surgeon's line, at the doctor's own fee if there is one. */
export function buildSurgeonLine(surgery: ChosenSurgery, { doctor }: QuoteChoice): LineRequest {
  const { configuration } = surgery;
  const own = configuration.doctors.find(({ doctorId }) => doctorId === doctor.id)?.feeMinor ?? null;
  const base: FeeBase =
    own === null
      ? amountBase('SURGERY', configuration.baseFeeMinor, configuration.surgeryId, configuration.name)
      : amountBase('DOCTOR', own, doctor.id, doctor.name);
  return createLine(
    {
      ...surgeryLineFields(surgery, 'SURGEON'),
      base,
      mbsItem: mbsItemsForSide(surgery),
      providerName: doctor.name,
    },
    { key: 'line.surgery', surgery: configuration.name, side: surgery.side, part: 'WHOLE' },
  );
}

export function buildAssistantLines(surgery: ChosenSurgery): LineRequest[] {
  const { assistant, name, surgeryId } = surgery.configuration;
  if (assistant === null) return [];
  const base: FeeBase =
    assistant.type === 'SHARE'
      ? { type: 'SHARE_OF_SURGEON', basisPoints: assistant.basisPoints, from: { id: surgeryId, name } }
      : amountBase('PROVIDER', assistant.feeMinor, assistant.providerId, assistant.providerName ?? name);
  const { providerName, billedBy, basis } = assistant;
  return [
    createLine(
      { ...surgeryLineFields(surgery, 'ASSISTANT'), base, providerName, billedBy, basis },
      { key: 'line.assistant', surgery: name, part: 'WHOLE' },
    ),
  ];
}

/** Returns the planned minutes of an anaesthetist who charges by units, or null if no time is planned. */
export function anaesthesiaMinutes({ anaesthetist, minutes }: SurgeryConfiguration): number | null {
  return (anaesthetist?.type === 'UNITS' ? anaesthetist.minutes : null) ?? minutes;
}

export function buildAnaesthetistLine(
  surgery: ChosenSurgery,
  arrangement: AnaesthetistArrangement,
): LineRequest {
  const { configuration } = surgery;
  const { providerId, providerName, billedBy, basis } = arrangement;
  const from = { id: providerId, name: providerName ?? configuration.name };
  const base: FeeBase =
    arrangement.type === 'FIXED'
      ? amountBase('PROVIDER', arrangement.feeMinor, from.id, from.name)
      : {
          type: 'UNITS',
          baseUnits: arrangement.baseUnits,
          minutes: anaesthesiaMinutes(configuration) ?? 0,
          unitMinor: arrangement.unitMinor,
          from,
        };
  return createLine(
    { ...surgeryLineFields(surgery, 'ANAESTHETIST'), base, providerName, billedBy, basis },
    { key: 'line.anaesthetist', surgery: configuration.name, part: 'WHOLE' },
  );
}

/** Returns the fees that the quote's hospital charges for this surgery, or null if unknown. */
export function findHospitalFee(
  { hospitals }: SurgeryConfiguration,
  choice: QuoteChoice,
): HospitalFee | null {
  return hospitals.find(({ hospitalId }) => hospitalId === choice.hospital?.id) ?? null;
}

export function buildTheatreLines(surgery: ChosenSurgery, choice: QuoteChoice): LineRequest[] {
  const fee = findHospitalFee(surgery.configuration, choice);
  if (choice.hospital === null || fee === null || fee.theatreFeeMinor === null) return [];
  const { id, name } = choice.hospital;
  const { billedBy, basis, theatreFeeMinor } = fee;
  const base = amountBase('HOSPITAL', theatreFeeMinor, id, name);
  return [
    createLine(
      { ...surgeryLineFields(surgery, 'THEATRE'), base, providerName: name, billedBy, basis },
      { key: 'line.theatre', hospital: name, surgery: surgery.configuration.name, part: 'WHOLE' },
    ),
  ];
}

export function buildItemLines(surgery: ChosenSurgery): LineRequest[] {
  const { implants, surgeryId, name } = surgery.configuration;
  return implants.map(({ id, description, feeMinor, quantity, billedBy, basis }) =>
    createLine(
      {
        ...surgeryLineFields(surgery, 'IMPLANT', `:${id}`, description),
        base: amountBase('SURGERY', feeMinor, surgeryId, name),
        quantity,
        billedBy,
        basis,
      },
      { key: 'line.item', text: description, part: 'WHOLE' },
    ),
  );
}

/** Aftercare is treatment, although it has no line kind of its own. */
export function buildAftercareLines(surgery: ChosenSurgery): LineRequest[] {
  const { aftercare, surgeryId, name } = surgery.configuration;
  if (aftercare === null) return [];
  const base = amountBase('SURGERY', aftercare.feeMinor, surgeryId, name);
  return [
    createLine(
      { ...surgeryLineFields(surgery, 'OTHER', ':AFTERCARE'), base, isTreatment: true },
      { key: 'line.aftercare', text: aftercare.description, part: 'WHOLE' },
    ),
  ];
}

/** A base fee from a record. */
export function amountBase(
  source: (FeeBase & { type: 'AMOUNT' })['source'],
  amountMinor: number,
  id: string | null,
  name: string,
): FeeBase {
  return { type: 'AMOUNT', source, amountMinor, from: { id, name } };
}
