import { amountProblems, below, shareProblems, type FieldProblem } from './field-problems';
import { isQuantity } from '../money';
import type {
  AnaesthetistArrangement,
  AssistantArrangement,
  HospitalFee,
  ItemFee,
  SurgeryConfiguration,
} from './surgery-configuration';
import { optionGroupProblems } from './validate-options';
import type { RuleTargets } from './validate-rule';

const MAX_MINUTES = 1_440;
const MAX_UNITS = 100;
const MAX_QUANTITY = 999;

/** Validates a surgery's configuration before saving and returns its problems by field. */
export function configurationProblems(
  configuration: SurgeryConfiguration,
  targets: Pick<RuleTargets, 'DOCTOR' | 'HOSPITAL'>,
): FieldProblem[] {
  const { baseFeeMinor, minutes, adminFeeMinor, aftercare, assistant, anaesthetist } = configuration;
  return [
    ...(baseFeeMinor === 0 ? [{ path: 'baseFeeMinor', message: 'Please enter a fee of more than 0' }] : []),
    ...amountProblems('baseFeeMinor', baseFeeMinor),
    ...minutesProblems('minutes', minutes),
    ...mixedProblems(configuration),
    ...optionalAmount('adminFeeMinor', adminFeeMinor),
    ...(aftercare === null ? [] : amountProblems('aftercare.feeMinor', aftercare.feeMinor)),
    ...(assistant === null ? [] : below('assistant', assistantProblems(assistant))),
    ...(anaesthetist === null ? [] : below('anaesthetist', anaesthetistProblems(anaesthetist))),
    ...doctorsProblems(configuration, targets.DOCTOR),
    ...hospitalsProblems(configuration.hospitals, targets.HOSPITAL),
    ...configuration.implants.flatMap((item, at) => below(`implants.${at}`, itemProblems(item))),
    ...configuration.optionGroups.flatMap((group, at) =>
      below(`optionGroups.${at}`, optionGroupProblems(group)),
    ),
  ];
}

function mixedProblems({ procedureClass, cosmeticBasisPoints }: SurgeryConfiguration): FieldProblem[] {
  const path = 'cosmeticBasisPoints';
  if (cosmeticBasisPoints === null) return [];
  if (procedureClass !== 'MIXED') {
    return [{ path, message: 'Only a mixed surgery has a cosmetic part' }];
  }
  if (cosmeticBasisPoints === 0 || cosmeticBasisPoints === 10_000) {
    return [
      { path, message: 'The cosmetic part of a mixed surgery must be more than 0 % and less than 100 %' },
    ];
  }
  return shareProblems(path, cosmeticBasisPoints);
}

function assistantProblems(assistant: AssistantArrangement): FieldProblem[] {
  return assistant.type === 'FIXED'
    ? amountProblems('feeMinor', assistant.feeMinor)
    : shareProblems('basisPoints', assistant.basisPoints);
}

function anaesthetistProblems(anaesthetist: AnaesthetistArrangement): FieldProblem[] {
  if (anaesthetist.type === 'FIXED') return amountProblems('feeMinor', anaesthetist.feeMinor);
  const { baseUnits, minutes, unitMinor } = anaesthetist;
  const unitsAreFine = Number.isInteger(baseUnits) && baseUnits >= 0 && baseUnits <= MAX_UNITS;
  return [
    ...(unitsAreFine
      ? []
      : [{ path: 'baseUnits', message: `Please enter a whole number from 0 to ${MAX_UNITS}` }]),
    ...minutesProblems('minutes', minutes),
    ...amountProblems('unitMinor', unitMinor),
  ];
}

function doctorsProblems({ doctors }: SurgeryConfiguration, known: ReadonlySet<string>): FieldProblem[] {
  const ids = doctors.map(({ doctorId }) => doctorId);
  return doctors.flatMap(({ doctorId, feeMinor }, at) =>
    below(`doctors.${at}`, [
      ...recordProblems('doctorId', 'doctor', doctorId, known, ids.indexOf(doctorId) < at),
      ...optionalAmount('feeMinor', feeMinor),
    ]),
  );
}

function hospitalsProblems(hospitals: readonly HospitalFee[], known: ReadonlySet<string>): FieldProblem[] {
  const ids = hospitals.map(({ hospitalId }) => hospitalId);
  return hospitals.flatMap(({ hospitalId, hospitalFeeMinor, theatreFeeMinor }, at) =>
    below(`hospitals.${at}`, [
      ...recordProblems('hospitalId', 'hospital', hospitalId, known, ids.indexOf(hospitalId) < at),
      ...optionalAmount('hospitalFeeMinor', hospitalFeeMinor),
      ...optionalAmount('theatreFeeMinor', theatreFeeMinor),
    ]),
  );
}

function recordProblems(
  path: string,
  name: string,
  id: string,
  known: ReadonlySet<string>,
  isRepeated: boolean,
): FieldProblem[] {
  if (isRepeated) return [{ path, message: `This ${name} is already in the list` }];
  return known.has(id) ? [] : [{ path, message: `This ${name} does not exist or is no longer active` }];
}

function itemProblems({ feeMinor, quantity }: ItemFee): FieldProblem[] {
  const isFine = isQuantity(quantity) && quantity > 0 && quantity <= MAX_QUANTITY;
  const message = `Quantity must be more than 0 and at most ${MAX_QUANTITY}, with at most two decimals`;
  return [...amountProblems('feeMinor', feeMinor), ...(isFine ? [] : [{ path: 'quantity', message }])];
}

function minutesProblems(path: string, minutes: number | null): FieldProblem[] {
  if (minutes === null || (Number.isInteger(minutes) && minutes > 0 && minutes <= MAX_MINUTES)) return [];
  return [{ path, message: `Please enter whole minutes from 1 to ${MAX_MINUTES}` }];
}

function optionalAmount(path: string, amountMinor: number | null): FieldProblem[] {
  return amountMinor === null ? [] : amountProblems(path, amountMinor);
}
