import {
  getSurgeryConfiguration,
  updateSurgeryConfiguration,
  type SurgeryConfigurationDetail,
} from '@quillcare/contracts';
import type { Formats } from '../../shared/formats/use-formats';
import { defineForm } from '../../shared/forms/record/form.definition';
import { lookUp, word } from '../../shared/words/words';
import { configBody, configSchema, configValues, type ConfigValues } from './config-values';
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
  valuesOf: (record) => configValues(record),
  bodyOf: (changes) => configBody(changes as Partial<ConfigValues>),
  rowLabel,
  fields: {
    doctors: { show: inWords<ConfigValues['doctors']>(doctorsInWords) },
    hospitals: { show: inWords<ConfigValues['hospitals']>(hospitalsInWords) },
    assistant: { show: inWords<NonNullable<ConfigValues['assistant']>>(assistantInWords) },
    anaesthetist: { show: inWords<NonNullable<ConfigValues['anaesthetist']>>(anaesthetistInWords) },
    implants: { show: inWords<ConfigValues['implants']>(itemsInWords) },
    aftercare: { show: inWords<NonNullable<ConfigValues['aftercare']>>(aftercareInWords) },
    exclusions: { show: inWords<string[]>((exclusions) => exclusions.join('; ')) },
    optionListIds: {
      show: inWords<ConfigValues['optionListIds']>((lists) => lists.map(({ name }) => name).join('; ')),
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

function inWords<V>(say: (value: V, formats: Formats) => string) {
  return (value: unknown, formats: Formats) => (value ? say(value as V, formats) : '');
}

function doctorsInWords(doctors: ConfigValues['doctors'], { money }: Formats): string {
  const base = word(surgeryConfigWords, 'doctors.baseFee');
  return doctors
    .map(({ doctorName, feeMinor }) => `${doctorName} (${feeMinor === null ? base : money(feeMinor)})`)
    .join('; ');
}

function hospitalsInWords(hospitals: ConfigValues['hospitals'], { money }: Formats): string {
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

function assistantInWords(terms: NonNullable<ConfigValues['assistant']>, formats: Formats): string {
  const fee = terms.type === 'FIXED' ? formats.money(terms.feeMinor) : formats.percent(terms.basisPoints);
  return withName(terms.providerName, fee);
}

function anaesthetistInWords(terms: NonNullable<ConfigValues['anaesthetist']>, { money }: Formats): string {
  const fee =
    terms.type === 'FIXED'
      ? money(terms.feeMinor)
      : `${terms.baseUnits} × ${money(terms.unitMinor)}${terms.minutes === null ? '' : `, ${terms.minutes} min`}`;
  return withName(terms.providerName, fee);
}

function itemsInWords(items: ConfigValues['implants'], { money }: Formats): string {
  return items
    .map(({ description, quantity, feeMinor }) => `${quantity} × ${description} (${money(feeMinor)})`)
    .join('; ');
}

function aftercareInWords(
  { description, feeMinor }: NonNullable<ConfigValues['aftercare']>,
  { money }: Formats,
): string {
  return `${description} (${money(feeMinor)})`;
}
