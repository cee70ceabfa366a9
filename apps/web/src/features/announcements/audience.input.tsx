import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { announcementAudience, listColleagues, platformAudience, role } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { ChoicesInput } from '../../shared/forms/choices.input';
import { SelectInput } from '../../shared/forms/inputs.view';
import { useWords } from '../../shared/words/words';
import { announcementWords } from './announcement.en';
import { platformAnnouncementWords } from './platform.en';
import { PracticesInput } from './practices.input';

interface AudienceChoiceProps {
  options: { value: string; label: string }[];
  /** Extra inputs by audience value. The role choices are built in. */
  further?: Readonly<Record<string, ReactNode>>;
}

/** Selects the audience, with the inputs that narrow it, such as roles. */
function AudienceChoice({ options, further = {} }: AudienceChoiceProps) {
  const t = useWords(announcementWords);
  const audience = String(useFormContext().watch('audience'));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SelectInput name="audience" label={t('fields.audience')} options={options} />
      {audience === 'SPECIFIC_ROLES' && (
        <ChoicesInput
          name="forRoles"
          label={t('fields.forRoles')}
          options={role.options.map((value) => ({ value, label: t(`options.roles.${value}`) }))}
        />
      )}
      {further[audience]}
    </Box>
  );
}

export function AudienceInput() {
  const t = useWords(announcementWords);
  const options = announcementAudience.options.map((value) => ({
    value,
    label: t(`options.audience.${value}`),
  }));
  return <AudienceChoice options={options} further={{ SPECIFIC_USERS: <PeopleInput /> }} />;
}

function PeopleInput() {
  const t = useWords(announcementWords);
  const { data } = useOperationQuery(listColleagues, {});
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <ChoicesInput name="forUserIds" label={t('fields.forUserIds')} options={options} />;
}

/** Audience of a platform announcement: everyone, or particular practices or roles. */
export function PlatformAudienceInput() {
  const t = useWords(platformAnnouncementWords);
  const options = platformAudience.options.map((value) => ({ value, label: t(`options.audience.${value}`) }));
  return <AudienceChoice options={options} further={{ SPECIFIC_PRACTICES: <PracticesInput /> }} />;
}
