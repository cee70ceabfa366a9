import Box from '@mui/material/Box';
import { z } from 'zod';
import { getProfile, updateProfile, type OwnProfile } from '@quillcare/contracts';
import { Facts, Panel } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { FormActions, FormFrame, FormSection } from '../../shared/forms/form.frame';
import { formWords } from '../../shared/forms/form.en';
import { useWords } from '../../shared/words/words';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { ROLE_NAMES } from '../../shared/roles/role-label';
import { messagesWords } from '../../shared/messages/messages.en';
import { showToast } from '../../shared/toasts/toast.store';
import { Loaded } from '../../shared/loading/loaded.view';
import { accountTexts } from './account.texts';

const { firstName, lastName } = updateProfile.body.shape;
// A PATCH may leave a name out; the form always sends both, and neither may be emptied.
const names = z.strictObject({ firstName: firstName.unwrap(), lastName: lastName.unwrap() });

const LABELS = { firstName: accountTexts.firstName, lastName: accountTexts.lastName };

/** The own names, and what others decide about the account. */
export function NameSection() {
  const request = useOperationQuery(getProfile, {});
  const { user, organisation } = useSession();
  return (
    <Panel title={accountTexts.details}>
      <Box sx={{ mb: 3 }}>
        <Facts
          items={[
            { label: accountTexts.email, value: user.email },
            { label: accountTexts.role, value: ROLE_NAMES[user.role] },
            { label: accountTexts.organisation, value: organisation.name },
          ]}
        />
      </Box>
      <Loaded request={request} failed={accountTexts.profileFailed} skeleton={120}>
        {(data) => <NameForm profile={data} refetch={request.refetch} />}
      </Loaded>
    </Panel>
  );
}

function NameForm({ profile, refetch }: { profile: OwnProfile; refetch: () => void }) {
  const tMessages = useWords(messagesWords);
  const t = useWords(formWords);
  const [update] = useOperationMutation(updateProfile);
  const { version } = profile;
  const contractForm = useContractForm({
    schema: names,
    defaultValues: { firstName: profile.firstName, lastName: profile.lastName },
    labels: LABELS,
    failedTitle: tMessages('updateFailed'),
    toProblem: (error) => {
      const problem = toProblem(error);
      if (problem.code !== 'VERSION_CONFLICT') return problem;
      refetch();
      return { ...problem, detail: t('conflict') };
    },
    submit: async (values) => {
      await update({ body: { ...values, version } });
      showToast({ title: tMessages('updated') });
    },
  });
  return (
    <FormFrame contractForm={contractForm} label={accountTexts.details}>
      <FormSection>
        <TextInput
          name="firstName"
          label={accountTexts.firstName}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextInput name="lastName" label={accountTexts.lastName} autoComplete="family-name" maxLength={100} />
      </FormSection>
      <FormActions submitLabel={accountTexts.saveDetails} isSubmitting={contractForm.isSubmitting} />
    </FormFrame>
  );
}
