import {
  getSurgeryConfiguration,
  updateSurgeryConfiguration,
  type SurgeryConfigurationDetail,
} from '@quillcare/contracts';
import type { Formats } from '../../shared/formats/use-formats';
import { defineForm } from '../../shared/forms/record/form.definition';
import { lookUp, word } from '../../shared/words/words';
import { toConfigBody, configSchema, toConfigValues, type ConfigValues } from './config-values';
import { surgeryConfigWords } from './surgery-config.en';

/**
 * Form for one surgery's configuration. Its parts are separate fields, so that colleagues can change different ones at the same
 * time.
 */
export const configForm = defineForm({
  name: 'surgery-config',
  words: surgeryConfigWords,
  schema: configSchema,
  operations: { get: getSurgeryConfiguration, update: updateSurgeryConfiguration },
  nameOf: ({ surgery }: SurgeryConfigurationDetail) => surgery.name,
  titles: { saved: 'saved', failed: 'saveFailed' },
  valuesOf: (record) => toConfigValues(record),
  bodyOf: (changes) => toConfigBody(changes as Partial<ConfigValues>),
  rowLabel,
  fields: {
    doctors: { show: formatWith<ConfigValues['doctors']>(formatDoctors) },
    hospitals: { show: formatWith<ConfigValues['hospitals']>(formatHospitals) },
    assistant: { show: formatWith<NonNullable<ConfigValues['assistant']>>(formatAssistant) },
    anaesthetist: { show: formatWith<NonNullable<ConfigValues['anaesthetist']>>(formatAnaesthetist) },
    implants: { show: formatWith<ConfigValues['implants']>(formatItems) },
    aftercare: { show: formatWith<NonNullable<ConfigValues['aftercare']>>(formatAftercare) },
    exclusions: { show: formatWith<string[]>((exclusions) => exclusions.join('; ')) },
    optionListIds: {
      show: formatWith<ConfigValues['optionListIds']>((lists) => lists.map(({ name }) => name).join('; ')),
    },
  },
});

/** Label of an error within a row: "Who operates, row 2". */
function rowLabel(path: string): string | undefined {
  const [field = '', at] = path.split('.');
  const label = lookUp(surgeryConfigWords, `fields.${field}`);
  if (label === undefined || at === undefined) return undefined;
  if (!/^\d+$/.test(at)) return label;
  return word(surgeryConfigWords, 'errors.row', { label, number: Number(at) + 1 });
}

function formatWith<V>(format: (value: V, formats: Formats) => string) {
  return (value: unknown, formats: Formats) => (value ? format(value as V, formats) : '');
}

function formatDoctors(doctors: ConfigValues['doctors'], { money }: Formats): string {
  const base = word(surgeryConfigWords, 'doctors.baseFee');
  return doctors
    .map(({ doctorName, feeMinor }) => `${doctorName} (${feeMinor === null ? base : money(feeMinor)})`)
    .join('; ');
}

function formatHospitals(hospitals: ConfigValues['hospitals'], { money }: Formats): string {
  return hospitals
    .map(({ hospitalName, hospitalFeeMinor, theatreFeeMinor }) => {
      const fees = [hospitalFeeMinor, theatreFeeMinor].flatMap((fee) => (fee === null ? [] : [money(fee)]));
      return `${hospitalName} (${fees.join(' + ') || '–'})`;
    })
    .join('; ');
}

function withName(name: string | null, fee: string): string {
  return name === null ? fee : `${name} (${fee})`;
}

function formatAssistant(terms: NonNullable<ConfigValues['assistant']>, formats: Formats): string {
  const fee = terms.type === 'FIXED' ? formats.money(terms.feeMinor) : formats.percent(terms.basisPoints);
  return withName(terms.providerName, fee);
}

function formatAnaesthetist(terms: NonNullable<ConfigValues['anaesthetist']>, { money }: Formats): string {
  const fee =
    terms.type === 'FIXED'
      ? money(terms.feeMinor)
      : `${terms.baseUnits} × ${money(terms.unitMinor)}${terms.minutes === null ? '' : `, ${terms.minutes} min`}`;
  return withName(terms.providerName, fee);
}

function formatItems(items: ConfigValues['implants'], { money }: Formats): string {
  return items
    .map(({ description, quantity, feeMinor }) => `${quantity} × ${description} (${money(feeMinor)})`)
    .join('; ');
}

function formatAftercare(
  { description, feeMinor }: NonNullable<ConfigValues['aftercare']>,
  { money }: Formats,
): string {
  return `${description} (${money(feeMinor)})`;
}
