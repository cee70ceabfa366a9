import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import { useController, useFormContext } from 'react-hook-form';
import { getOrganisationOverview, listOrganisations, type ResultOf } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFieldId } from '../../shared/forms/form.frame';
import { useFieldError } from '../../shared/forms/inputs.view';
import { RecordSearch } from '../../shared/records/record-search.view';
import { useWords } from '../../shared/words/words';
import { platformAnnouncementWords } from './platform.en';

type Practice = ResultOf<typeof listOrganisations>['items'][number];

const NAME = 'forOrganisationIds';
const SOURCE = { list: listOrganisations, nameOf: ({ name }: Practice) => name };

/** Multi-select of practices with type-ahead search. */
export function PracticesInput() {
  const t = useWords(platformAnnouncementWords);
  const { control } = useFormContext();
  const { field } = useController({ control, name: NAME });
  const error = useFieldError(NAME);
  const id = useFieldId(NAME);
  const chosen = field.value as string[];
  const remove = (removedId: string) => field.onChange(chosen.filter((one) => one !== removedId));
  return (
    <Box id={id} tabIndex={-1} sx={{ display: 'grid', gap: 1.5, outline: 'none' }}>
      {chosen.length > 0 && (
        <Box
          component="ul"
          aria-label={t('fields.forOrganisationIds')}
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
      {error && <FormHelperText error>{error}</FormHelperText>}
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
