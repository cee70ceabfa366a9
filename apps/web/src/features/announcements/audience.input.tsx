import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  announcementAudience,
  listColleagues,
  platformAudience,
  role,
  getOrganisationOverview,
  listOrganisations,
  type ResultOf,
} from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { ChoicesInput } from '../../shared/forms/choices.input';
import { SelectInput, useField } from '../../shared/forms/inputs.view';
import { RecordSearch } from '../../shared/records/record-search.view';
import { useWords } from '../../shared/words/words';
import { announcementWords } from './announcement.en';
import { platformAnnouncementWords } from './platform.en';

const SOURCE = { list: listOrganisations, nameOf: ({ name }: Practice) => name };

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

type Practice = ResultOf<typeof listOrganisations>['items'][number];

/** Multi-select of practices with type-ahead search. */
function PracticesInput() {
  const t = useWords(platformAnnouncementWords);
  const label = t('fields.forOrganisationIds');
  const { id, field, frame } = useField({ name: 'forOrganisationIds', label });
  const chosen = field.value as string[];
  const remove = (removedId: string) => field.onChange(chosen.filter((one) => one !== removedId));
  return (
    <Box id={id} tabIndex={-1} sx={{ display: 'grid', gap: 1.5, outline: 'none' }}>
      {chosen.length > 0 && (
        <Box
          component="ul"
          aria-label={label}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {chosen.map((practiceId) => (
            <li key={practiceId}>
              <PracticeChip practiceId={practiceId} onRemove={() => remove(practiceId)} />
            </li>
          ))}
        </Box>
      )}
      <RecordSearch<Practice>
        label={t('practices.find')}
        source={SOURCE}
        without={chosen}
        onChoose={(practice) => field.onChange([...chosen, practice.id])}
      />
      {frame.error && <FormHelperText error>{frame.error}</FormHelperText>}
    </Box>
  );
}

function PracticeChip({ practiceId, onRemove }: { practiceId: string; onRemove: () => void }) {
  const t = useWords(platformAnnouncementWords);
  const { data } = useOperationQuery(getOrganisationOverview, { params: { id: practiceId } });
  const name = data?.name ?? t('practices.unnamed');
  return (
    <Chip
      label={name}
      onDelete={onRemove}
      // Delete and Backspace remove it too.
      aria-label={t('practices.remove', { name })}
    />
  );
}
