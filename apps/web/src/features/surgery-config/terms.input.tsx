import { billedBy, feeBasis } from '@quillcare/contracts';
import { SelectInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { surgeryConfigWords } from './surgery-config.en';

/** Biller and certainty of the fee at `path`. */
export function TermsInput({ path }: { path: string }) {
  const t = useWords(surgeryConfigWords);
  const billers = billedBy.options.map((value) => ({ value, label: t(`terms.${value}`) }));
  const bases = feeBasis.options.map((value) => ({ value, label: t(`terms.${value}`) }));
  return (
    <>
      <SelectInput name={`${path}.billedBy`} label={t('terms.billedBy')} options={billers} />
      <SelectInput name={`${path}.basis`} label={t('terms.basis')} options={bases} />
    </>
  );
}
