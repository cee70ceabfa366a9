import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useNavigate, useParams } from 'react-router-dom';
import { DeleteIcon, ErrorState, Facts, PageHeader } from '@quillcare/ui';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { useRights } from '../../shared/session/session.context';
import { useFormats } from '../../shared/formats/use-formats';
import { readableValue } from '../../shared/history/readable-change';
import { DeletedNotice } from '../../shared/removal/deleted-notice.view';
import { useDelete } from '../../shared/removal/use-delete';
import { FormActions, FormFrame } from '../../shared/forms/form.frame';
import { formWords } from '../../shared/forms/form.en';
import { useWords } from '../../shared/words/words';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { BackLink } from '../../shared/navigation/back-link.view';
import { messagesWords } from '../../shared/messages/messages.en';
import { showToast } from '../../shared/toasts/toast.store';
import type { DirectoryDefinition, DirectoryRecord } from './directory.definition';
import { directoryTexts } from './directory.texts';

interface DefinitionProps<R extends DirectoryRecord> {
  definition: DirectoryDefinition<R>;
}

export function NewEntryPage<R extends DirectoryRecord>({ definition }: DefinitionProps<R>) {
  const tMessages = useWords(messagesWords);
  const [create] = useOperationMutation(definition.operations.create);
  const navigate = useNavigate();
  const leave = () => navigate(definition.path);
  const contractForm = useContractForm({
    schema: definition.schema,
    defaultValues: definition.emptyValues,
    labels: definition.labels,
    toProblem,
    failedTitle: tMessages('createFailed'),
    submit: async (body) => {
      const created = await create({ body });
      showToast({ title: tMessages('created'), message: definition.nameOf(created) });
      await leave();
    },
  });
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={definition.texts.add}
        back={<BackLink to={definition.path}>{definition.texts.title}</BackLink>}
      />
      <FormFrame contractForm={contractForm} label={definition.texts.add}>
        <definition.Fields />
        <FormActions
          submitLabel={definition.texts.add}
          isSubmitting={contractForm.isSubmitting}
          onCancel={() => void leave()}
        />
      </FormFrame>
    </Box>
  );
}

export function EditEntryPage<R extends DirectoryRecord>({ definition }: DefinitionProps<R>) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useOperationQuery(definition.operations.get, { params: { id } });
  if (error && !data)
    return (
      <ErrorState
        title={directoryTexts.loadFailed}
        message={error.detail}
        reference={error.correlationId}
        onRetry={refetch}
      />
    );
  if (!data) return <Skeleton variant="rounded" height={360} />;
  if (data.deletedAt)
    return <DeletedEntry definition={definition} record={data} deletedAt={data.deletedAt} />;
  return <EditForm key={id} definition={definition} record={data} refetch={refetch} />;
}

function EditForm<R extends DirectoryRecord>({
  definition,
  record,
  refetch,
}: DefinitionProps<R> & { record: R; refetch: () => void }) {
  const tMessages = useWords(messagesWords);
  const t = useWords(formWords);
  const [update] = useOperationMutation(definition.operations.update);
  const { can } = useRights();
  const navigate = useNavigate();
  const leave = () => navigate(definition.path);
  const { id, version } = record;
  const { start, dialog } = useDelete({
    remove: definition.operations.remove,
    restore: definition.operations.restore,
    record,
    name: definition.nameOf(record),
    onDeleted: () => void leave(),
  });
  const contractForm = useContractForm({
    schema: definition.schema,
    defaultValues: Object.fromEntries(
      Object.keys(definition.emptyValues).map((name) => [name, record[name as keyof R]]),
    ),
    labels: definition.labels,
    failedTitle: tMessages('updateFailed'),
    toProblem: (error) => {
      const problem = toProblem(error);
      if (problem.code !== 'VERSION_CONFLICT') return problem;
      refetch();
      return { ...problem, detail: t('conflict') };
    },
    submit: async (body) => {
      await update({ params: { id }, body: { ...body, version } });
      showToast({ title: tMessages('updated'), message: definition.nameOf(record) });
      await leave();
    },
  });
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader
        title={definition.nameOf(record)}
        back={<BackLink to={definition.path}>{definition.texts.title}</BackLink>}
        actions={
          can(definition.resource, 'DELETE') && (
            <Button onClick={start} color="inherit" startIcon={<DeleteIcon />}>
              {directoryTexts.remove}
            </Button>
          )
        }
      />
      <FormFrame contractForm={contractForm} label={definition.texts.edit}>
        <definition.Fields />
        <FormActions
          submitLabel={directoryTexts.save}
          isSubmitting={contractForm.isSubmitting}
          onCancel={() => void leave()}
        />
      </FormFrame>
      {dialog}
    </Box>
  );
}

/** A deleted entry, with a restore button. */
function DeletedEntry<R extends DirectoryRecord>({
  definition: { labels, nameOf, operations, path, resource, texts },
  record,
  deletedAt,
}: DefinitionProps<R> & { record: R; deletedAt: string }) {
  const { can } = useRights();
  const formats = useFormats();
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageHeader title={nameOf(record)} back={<BackLink to={path}>{texts.title}</BackLink>} />
      <DeletedNotice
        deletedAt={deletedAt}
        operation={operations.restore}
        record={record}
        name={nameOf(record)}
        mayRestore={can(resource, 'DELETE')}
      />
      <Facts
        items={Object.entries(labels).map(([field, label]) => ({
          label,
          value: readableValue(field, record[field as keyof R], formats),
        }))}
      />
    </Box>
  );
}
