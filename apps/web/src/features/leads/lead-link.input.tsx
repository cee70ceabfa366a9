import { useController, useFormContext } from 'react-hook-form';
import { listLeadChoices, type ResultOf } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { SelectInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { leadWords } from './lead.en';

type Kind = keyof ResultOf<typeof listLeadChoices>;

interface LeadLinkProps {
  name: 'surgeryId' | 'siteId' | 'referringDoctorId';
  kind: Kind;
  help?: string;
}

/** Selects a record of the directory. A selected record that has become inactive stays until another is chosen. */
function LeadLinkInput({ name, kind, help }: LeadLinkProps) {
  const t = useWords(leadWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name });
  const { data } = useOperationQuery(listLeadChoices, {});
  const options = (data?.[kind] ?? []).map((one) => ({ value: one.id, label: one.name }));
  const chosen = field.value as string | null;
  const isGone = data !== undefined && chosen && !options.some(({ value }) => value === chosen);
  return (
    <SelectInput
      {...{ name, help, label: t(`fields.${name}`), optional: true }}
      emptyLabel={t('choices.none')}
      options={isGone ? [...options, { value: chosen, label: t('choices.gone') }] : options}
    />
  );
}

export function SurgeryLinkInput() {
  const t = useWords(leadWords);
  return <LeadLinkInput name="surgeryId" kind="surgeries" help={t('help.surgeryId')} />;
}

export function SiteLinkInput() {
  return <LeadLinkInput name="siteId" kind="sites" />;
}

export function DoctorLinkInput() {
  return <LeadLinkInput name="referringDoctorId" kind="doctors" />;
}
