import Box from '@mui/material/Box';
import { z } from 'zod';
import { getProfile, updateProfile, type OwnProfile } from '@quillcare/contracts';
import { Facts, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { FormActions } from '../../shared/forms/form.frame';
import { Fields } from '../../shared/forms/record/fields.view';
import { defineForm } from '../../shared/forms/record/form.definition';
import { RecordFrame } from '../../shared/forms/record/record.frame';
import { useRecordForm } from '../../shared/forms/record/use-record-form';
import { Loaded } from '../../shared/loading/loaded.view';
import { roleName } from '../../shared/roles/role-label';
import { useSession } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { nameWords } from './name.en';

const { firstName, lastName } = updateProfile.body.shape;

const nameForm = defineForm({
  name: 'own-name',
  words: nameWords,
  // A PATCH may omit a name, but the form always submits both, and neither may be cleared.
  schema: z.strictObject({ firstName: firstName.unwrap(), lastName: lastName.unwrap() }),
  operations: { get: getProfile, update: updateProfile },
  nameOf: ({ name }) => name,
  fields: { firstName: { autoComplete: 'given-name' }, lastName: { autoComplete: 'family-name' } },
});

/** Edits the user's own name and shows the account settings that others control. */
export function NameSection() {
  const t = useWords(nameWords);
  const request = useOperationQuery(getProfile, {});
  const { user, organisation } = useSession();
  return (
    <Panel title={t('title')}>
      <Box sx={{ mb: 3 }}>
        <Facts
          items={[
            { label: t('email'), value: user.email },
            { label: t('role'), value: roleName(user.role) },
            { label: t('organisation'), value: organisation.name },
          ]}
        />
      </Box>
      <Loaded request={request} failed={t('failed')}>
        {(profile) => <NameForm profile={profile} />}
      </Loaded>
    </Panel>
  );
}

function NameForm({ profile }: { profile: OwnProfile }) {
  const t = useWords(nameWords);
  const recordForm = useRecordForm({ definition: nameForm, record: profile });
  return (
    <RecordFrame recordForm={recordForm} label={t('title')}>
      <Fields />
      <FormActions submitLabel={t('save')} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}
