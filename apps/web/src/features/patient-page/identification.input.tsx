import { identification } from '@quillcare/contracts';
import { RadioInput } from '../../shared/forms/radio.input';
import { useWords } from '../../shared/words/words';
import { patientPageWords } from './patient-page.en';

/** The methods for verifying a patient's identity, each with what it means for the patient. */
export function IdentificationInput() {
  const t = useWords(patientPageWords);
  return (
    <RadioInput
      name="identification"
      label={t('fields.identification')}
      options={identification.options.map((method) => ({
        value: method,
        label: t(`identification.${method}`),
        help: t(`identificationHelp.${method}`),
      }))}
    />
  );
}
