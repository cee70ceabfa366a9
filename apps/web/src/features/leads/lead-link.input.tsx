import { useController, useFormContext } from 'react-hook-form';
import { listLeadChoices } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { SelectInput } from '../../shared/forms/inputs.view';
import { lookUp, useWords } from '../../shared/words/words';
import { leadWords } from './lead.en';

const KINDS = { surgeryId: 'surgeries', siteId: 'sites', referringDoctorId: 'doctors' } as const;

/** Selects a record of the directory. A selected record that has become inactive stays until another is chosen. */
export function LeadLinkInput({ name }: { name: keyof typeof KINDS }) {
  const t = useWords(leadWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const { data } = useOperationQuery(listLeadChoices, {});
  const options = (data?.[KINDS[name]] ?? []).map((one) => ({ value: one.id, label: one.name }));
  const chosen = field.value as string | null;
  const isGone = data !== undefined && chosen && !options.some(({ value }) => value === chosen);
  return (
    <SelectInput
      name={name}
      label={t(`fields.${name}`)}
      help={lookUp(leadWords, `help.${name}`)}
      optional
      emptyLabel={t('choices.none')}
      options={isGone ? [...options, { value: chosen, label: t('choices.gone') }] : options}
    />
  );
}
