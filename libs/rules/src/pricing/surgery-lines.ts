import { optionsFor, type OptionForLines } from './choose-options';
import type { SurgerySide } from './fee-types';
import type { FeeBase, LineRequest } from './line-request';
import { mbsText } from '../medicare/mbs-items-of';
import { newLine, type NewLine } from './new-line';
import type { QuoteChoice } from './quote-choice';
import type { AnaesthetistArrangement, HospitalFee, SurgeryConfiguration } from './surgery-configuration';

export interface ChosenSurgery {
  readonly configuration: SurgeryConfiguration;
  readonly side: SurgerySide;
  readonly options: readonly OptionForLines[];
}

/** Returns the fields common to all lines of a surgery. */
export function ofSurgery(
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
    options: optionsFor(kind, options, item),
  };
}

/** Medicare counts an operation on both sides as two, so its item is listed twice. Several items are kept as configured. */
function itemsOfSides({ configuration: { mbsItems }, side }: ChosenSurgery): string | null {
  return mbsText(side === 'BILATERAL' && mbsItems.length === 1 ? [...mbsItems, ...mbsItems] : mbsItems);
}

/** Returns the surgeon's line, at the doctor's own fee if there is one. */
export function surgeonLine(surgery: ChosenSurgery, { doctor }: QuoteChoice): LineRequest {
  const { configuration } = surgery;
  const own = configuration.doctors.find(({ doctorId }) => doctorId === doctor.id)?.feeMinor ?? null;
  const base: FeeBase =
    own === null
      ? amount('SURGERY', configuration.baseFeeMinor, configuration.surgeryId, configuration.name)
      : amount('DOCTOR', own, doctor.id, doctor.name);
  return newLine(
    { ...ofSurgery(surgery, 'SURGEON'), base, mbsItem: itemsOfSides(surgery), providerName: doctor.name },
    { key: 'line.surgery', surgery: configuration.name, side: surgery.side, part: 'WHOLE' },
  );
}

export function assistantLines(surgery: ChosenSurgery): LineRequest[] {
  const { assistant, name, surgeryId } = surgery.configuration;
  if (assistant === null) return [];
  const base: FeeBase =
    assistant.type === 'SHARE'
      ? { type: 'SHARE_OF_SURGEON', basisPoints: assistant.basisPoints, from: { id: surgeryId, name } }
      : amount('PROVIDER', assistant.feeMinor, assistant.providerId, assistant.providerName ?? name);
  const { providerName, billedBy, basis } = assistant;
  return [
    newLine(
      { ...ofSurgery(surgery, 'ASSISTANT'), base, providerName, billedBy, basis },
      { key: 'line.assistant', surgery: name, part: 'WHOLE' },
    ),
  ];
}

/** Returns the planned minutes of an anaesthetist who charges by units, or null if no time is planned. */
export function anaesthesiaMinutes({ anaesthetist, minutes }: SurgeryConfiguration): number | null {
  return (anaesthetist?.type === 'UNITS' ? anaesthetist.minutes : null) ?? minutes;
}

export function anaesthetistLine(surgery: ChosenSurgery, arrangement: AnaesthetistArrangement): LineRequest {
  const { configuration } = surgery;
  const { providerId, providerName, billedBy, basis } = arrangement;
  const from = { id: providerId, name: providerName ?? configuration.name };
  const base: FeeBase =
    arrangement.type === 'FIXED'
      ? amount('PROVIDER', arrangement.feeMinor, from.id, from.name)
      : {
          type: 'UNITS',
          baseUnits: arrangement.baseUnits,
          minutes: anaesthesiaMinutes(configuration) ?? 0,
          unitMinor: arrangement.unitMinor,
          from,
        };
  return newLine(
    { ...ofSurgery(surgery, 'ANAESTHETIST'), base, providerName, billedBy, basis },
    { key: 'line.anaesthetist', surgery: configuration.name, part: 'WHOLE' },
  );
}

/** Returns the fees that the quote's hospital charges for this surgery, or null if unknown. */
export function hospitalFeeOf({ hospitals }: SurgeryConfiguration, choice: QuoteChoice): HospitalFee | null {
  return hospitals.find(({ hospitalId }) => hospitalId === choice.hospital?.id) ?? null;
}

export function theatreLines(surgery: ChosenSurgery, choice: QuoteChoice): LineRequest[] {
  const fee = hospitalFeeOf(surgery.configuration, choice);
  if (choice.hospital === null || fee === null || fee.theatreFeeMinor === null) return [];
  const { id, name } = choice.hospital;
  const { billedBy, basis, theatreFeeMinor } = fee;
  const base = amount('HOSPITAL', theatreFeeMinor, id, name);
  return [
    newLine(
      { ...ofSurgery(surgery, 'THEATRE'), base, providerName: name, billedBy, basis },
      { key: 'line.theatre', hospital: name, surgery: surgery.configuration.name, part: 'WHOLE' },
    ),
  ];
}

export function itemLines(surgery: ChosenSurgery): LineRequest[] {
  const { implants, surgeryId, name } = surgery.configuration;
  return implants.map(({ id, description, feeMinor, quantity, billedBy, basis }) =>
    newLine(
      {
        ...ofSurgery(surgery, 'IMPLANT', `:${id}`, description),
        base: amount('SURGERY', feeMinor, surgeryId, name),
        quantity,
        billedBy,
        basis,
      },
      { key: 'line.item', text: description, part: 'WHOLE' },
    ),
  );
}

/** Aftercare is treatment, although it has no line kind of its own. */
export function aftercareLines(surgery: ChosenSurgery): LineRequest[] {
  const { aftercare, surgeryId, name } = surgery.configuration;
  if (aftercare === null) return [];
  const base = amount('SURGERY', aftercare.feeMinor, surgeryId, name);
  return [
    newLine(
      { ...ofSurgery(surgery, 'OTHER', ':AFTERCARE'), base, isTreatment: true },
      { key: 'line.aftercare', text: aftercare.description, part: 'WHOLE' },
    ),
  ];
}

/** A base fee from a record. */
export function amount(
  source: (FeeBase & { type: 'AMOUNT' })['source'],
  amountMinor: number,
  id: string | null,
  name: string,
): FeeBase {
  return { type: 'AMOUNT', source, amountMinor, from: { id, name } };
}
