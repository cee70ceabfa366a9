import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { clientInput, createClient, getClient, updateClient, type Client } from '@quillcare/contracts';
import { ErrorState, PageHeader } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { useSession } from '../../shared/session/session.context';
import { FormActions, FormFrame, FormSection } from '../../shared/forms/form.frame';
import { formWords } from '../../shared/forms/form.en';
import { useWords } from '../../shared/words/words';
import { CheckInput, SelectInput, TextInput } from '../../shared/forms/inputs.view';
import { useContractForm, type ContractForm } from '../../shared/forms/use-contract-form';
import { messagesWords } from '../../shared/messages/messages.en';
import { showToast } from '../../shared/toasts/toast.store';
import { BackLink } from '../../shared/navigation/back-link.view';
import { clientTexts, STATES } from './client.texts';

const LABELS = {
  firstName: clientTexts.firstName,
  lastName: clientTexts.lastName,
  email: clientTexts.email,
  phone: clientTexts.phone,
  secondaryPhone: clientTexts.secondaryPhone,
  dateOfBirth: clientTexts.born,
  notes: clientTexts.notes,
  streetAddress: clientTexts.street,
  city: clientTexts.city,
  suburb: clientTexts.suburb,
  state: clientTexts.state,
  postcode: clientTexts.postcode,
};

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  secondaryPhone: null,
  dateOfBirth: null,
  isVip: false,
  notes: null,
  streetAddress: null,
  city: null,
  suburb: null,
  state: null,
  postcode: null,
};

export function NewClientPage() {
  const tMessages = useWords(messagesWords);
  const [create] = useOperationMutation(createClient);
  const navigate = useNavigate();
  const contractForm = useContractForm({
    schema: clientInput,
    defaultValues: EMPTY,
    labels: LABELS,
    toProblem,
    failedTitle: tMessages('createFailed'),
    submit: async (body) => {
      const { id } = await create({ body });
      showToast({ title: tMessages('created'), message: `${body.firstName} ${body.lastName}` });
      await navigate(`/clients/${id}`, { replace: true });
    },
  });
  return (
    <FormPage title={clientTexts.newClient} back="/clients">
      <ClientFields
        contractForm={contractForm}
        submitLabel={clientTexts.create}
        onCancel={() => void navigate('/clients')}
      />
    </FormPage>
  );
}

export function EditClientPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useOperationQuery(getClient, { params: { id } });
  if (error && !data)
    return (
      <ErrorState
        title={clientTexts.loadFailed}
        message={error.detail}
        reference={error.correlationId}
        onRetry={refetch}
      />
    );
  if (!data) return <Skeleton variant="rounded" height={420} />;
  if (data.deletedAt) return <Navigate to={`/clients/${id}`} replace />;
  return <EditClientForm key={id} client={data} refetch={refetch} />;
}

function EditClientForm({ client, refetch }: { client: Client; refetch: () => void }) {
  const tMessages = useWords(messagesWords);
  const t = useWords(formWords);
  const [update] = useOperationMutation(updateClient);
  const navigate = useNavigate();
  const {
    id,
    version,
    createdAt: _created,
    updatedAt: _updated,
    deletedAt: _deleted,
    isDuplicateFlag: _flag,
    duplicateOf: _of,
    ...values
  } = client;
  const contractForm = useContractForm({
    schema: clientInput,
    defaultValues: values,
    labels: LABELS,
    failedTitle: tMessages('updateFailed'),
    toProblem: (error) => {
      const problem = toProblem(error);
      if (problem.code !== 'VERSION_CONFLICT') return problem;
      refetch();
      return { ...problem, detail: t('conflict') };
    },
    submit: async (body) => {
      await update({ params: { id }, body: { ...body, version } });
      showToast({ title: tMessages('updated'), message: `${body.firstName} ${body.lastName}` });
      await navigate(`/clients/${id}`, { replace: true });
    },
  });
  return (
    <FormPage title={clientTexts.editTitle} back={`/clients/${id}`}>
      <ClientFields
        contractForm={contractForm}
        submitLabel={clientTexts.save}
        onCancel={() => void navigate(`/clients/${id}`)}
      />
    </FormPage>
  );
}

function FormPage({ title, back, children }: { title: string; back: string; children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader title={title} back={<BackLink to={back}>{clientTexts.back}</BackLink>} />
      {children}
    </Box>
  );
}

function ClientFields({
  contractForm,
  submitLabel,
  onCancel,
}: {
  contractForm: ContractForm<typeof clientInput>;
  submitLabel: string;
  onCancel: () => void;
}) {
  const { organisation } = useSession();
  return (
    <FormFrame contractForm={contractForm} label={submitLabel}>
      <FormSection title={clientTexts.person}>
        <TextInput name="firstName" label={clientTexts.firstName} maxLength={100} />
        <TextInput name="lastName" label={clientTexts.lastName} maxLength={100} />
        <TextInput
          name="dateOfBirth"
          label={clientTexts.born}
          type="date"
          optional
          help={clientTexts.birthHelp}
        />
        <Box sx={{ alignSelf: 'end' }}>
          <CheckInput name="isVip" label={clientTexts.isVip} />
        </Box>
      </FormSection>
      <FormSection title={clientTexts.contact}>
        <TextInput name="email" label={clientTexts.email} type="email" inputMode="email" maxLength={254} />
        <TextInput name="phone" label={clientTexts.phone} type="tel" inputMode="tel" maxLength={40} />
        <TextInput
          name="secondaryPhone"
          label={clientTexts.secondaryPhone}
          type="tel"
          inputMode="tel"
          maxLength={40}
          optional
        />
      </FormSection>
      <FormSection title={clientTexts.address}>
        <TextInput name="streetAddress" label={clientTexts.street} maxLength={200} optional />
        <TextInput name="suburb" label={clientTexts.suburb} maxLength={100} optional />
        <TextInput name="city" label={clientTexts.city} maxLength={100} optional />
        {organisation.country === 'AU' ? (
          <SelectInput
            name="state"
            label={clientTexts.state}
            optional
            options={STATES.map((value) => ({ value, label: value }))}
          />
        ) : (
          <TextInput name="state" label={clientTexts.state} maxLength={40} optional />
        )}
        <TextInput name="postcode" label={clientTexts.postcode} inputMode="numeric" maxLength={10} optional />
      </FormSection>
      <FormSection>
        <div className="wide">
          <TextInput name="notes" label={clientTexts.notes} multiline maxLength={5000} optional />
        </div>
      </FormSection>
      <FormActions submitLabel={submitLabel} isSubmitting={contractForm.isSubmitting} onCancel={onCancel} />
    </FormFrame>
  );
}
