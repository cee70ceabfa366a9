import Box from '@mui/material/Box';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Operation } from '@quillcare/contracts';
import { PageHeader } from '@quillcare/ui';
import type { z } from 'zod';
import { useOperationQuery } from '../../api/hooks';
import { DuplicateNotice } from '../../entries/duplicate-mark.view';
import { Loaded } from '../../loading/loaded.view';
import { BackLink } from '../../navigation/back-link.view';
import { DeletedNotice } from '../../removal/deleted-notice.view';
import { ActButtons } from '../../acts/act-buttons.view';
import { buildDeleteAct } from '../../removal/delete-act.definition';
import { useRights } from '../../session/session.context';
import { useWords } from '../../words/words';
import { FormActions } from '../form.frame';
import { Fields } from './fields.view';
import type { FormDefinition, Stored } from './form.definition';
import type { Values } from './merge';
import { RecordFacts, RecordHistory } from './record-facts.view';
import { RecordFrame } from './record.frame';
import { recordWords } from './record.en';
import { useFormWords } from './use-form-words';
import { useRecordForm } from './use-record-form';

interface StoredRecord extends Stored {
  id: string;
}

/** Declares a plain record's pages: their paths, and the operations to delete and restore it. */
export interface RecordPages<S extends z.ZodObject = z.ZodObject, R extends StoredRecord = StoredRecord> {
  form: FormDefinition<S, R>;
  /** Path of the list, such as `/doctors`. */
  path: string;
  remove?: Operation;
  restore?: Operation;
  /** Maximum width of the pages in pixels, for forms with rows. */
  maxWidth?: number;
  /** Additional buttons above an existing record's form. */
  Actions?: ComponentType<{ record: R }>;
  /** Content below an existing record's form. */
  Below?: ComponentType<{ record: R }>;
  /** Returns the path to open after saving. Defaults to the list. */
  after?: (record: R) => string;
}

/** Returns the pages to add and to edit a plain record. The latter shows its values read-only to users who may not edit it. */
export function recordPages<S extends z.ZodObject, R extends StoredRecord>(definition: RecordPages<S, R>) {
  // The pages pass records only to functions of the same definition.
  const pages = definition as unknown as RecordPages;
  return { NewPage: () => <NewRecordPage pages={pages} />, EditPage: () => <EditRecordPage pages={pages} /> };
}

interface PagesProps {
  pages: RecordPages;
}

interface EditRecordProps extends PagesProps {
  record: StoredRecord;
}

/** Returns the page texts: `pages.list`, `new`, `create`, `edit` and `failed` of the form's words. */
function usePageText(form: FormDefinition<z.ZodObject, StoredRecord>) {
  const words = useFormWords(form);
  return (key: 'list' | 'new' | 'create' | 'edit' | 'failed') => words('pages', key) ?? key;
}

function NewRecordPage({ pages }: PagesProps) {
  const { form, path, after, maxWidth } = pages;
  const navigate = useNavigate();
  const text = usePageText(pages.form);
  const recordForm = useRecordForm({
    definition: form,
    record: null,
    startWith: startOf(useLocation().state),
    onSaved: async (record) => void (await navigate(after?.(record) ?? path, { replace: true })),
  });
  return (
    <Narrow maxWidth={maxWidth}>
      <PageHeader title={text('new')} back={<BackLink to={path}>{text('list')}</BackLink>} />
      <RecordFrame recordForm={recordForm} label={text('new')}>
        <Fields />
        <FormActions
          submitLabel={text('create')}
          isSubmitting={recordForm.isSubmitting}
          onCancel={() => void navigate(path)}
        />
      </RecordFrame>
    </Narrow>
  );
}

/**
 * Reads values passed from the previous page. They are in the history entry rather than the URL, because they may contain a
 * patient's name.
 */
function startOf(state: unknown): Values | undefined {
  return typeof state === 'object' && state !== null && 'startWith' in state
    ? (state.startWith as Values)
    : undefined;
}

function EditRecordPage({ pages }: PagesProps) {
  const { id = '' } = useParams();
  const request = useOperationQuery(pages.form.operations.get, { params: { id } });
  const text = usePageText(pages.form);
  return (
    <Loaded
      request={request}
      failed={text('failed')}
      back={<BackLink to={pages.path}>{text('list')}</BackLink>}
      skeleton={420}
    >
      {(record) => <EditRecord key={record.id} pages={pages} record={record} />}
    </Loaded>
  );
}

function EditRecord({ pages, record }: EditRecordProps) {
  const { allows } = useRights();
  // Fixed when opened, so that a colleague who deletes the record does not remove the form and what was typed.
  const [wasDeleted] = useState(Boolean(record.deletedAt));
  const isEditable = allows(pages.form.operations.update) && !(record.deletedAt && wasDeleted);
  return isEditable ? <EditForm pages={pages} record={record} /> : <ReadOnly pages={pages} record={record} />;
}

function EditForm({ pages, record }: EditRecordProps) {
  const { form, path, after, maxWidth, Actions, Below } = pages;
  const navigate = useNavigate();
  const t = useWords(recordWords);
  const text = usePageText(pages.form);
  const next = after?.(record) ?? path;
  const recordForm = useRecordForm({
    definition: form,
    record,
    onSaved: async () => void (await navigate(next, { replace: true })),
  });
  return (
    <Narrow maxWidth={maxWidth}>
      <PageHeader
        title={after ? text('edit') : form.nameOf(record)}
        back={<BackLink to={next}>{after ? form.nameOf(record) : text('list')}</BackLink>}
        actions={
          <>
            {Actions && <Actions record={record} />}
            {!after && <DeleteButton pages={pages} record={record} />}
          </>
        }
      />
      <DuplicateNotice record={record} path={path} />
      <RecordFrame recordForm={recordForm} label={text('edit')}>
        <Fields />
        <FormActions
          submitLabel={t('save')}
          isSubmitting={recordForm.isSubmitting}
          onCancel={() => void navigate(next)}
        />
      </RecordFrame>
      {Below && <Below record={record} />}
      <RecordHistory record={record} />
    </Narrow>
  );
}

function DeleteButton({ pages: { form, path, remove, restore }, record }: EditRecordProps) {
  if (!remove || !restore) return null;
  const act = buildDeleteAct({ remove, restore, nameOf: form.nameOf, list: path });
  return <ActButtons acts={[act]} record={record} />;
}

function ReadOnly({ pages: { form, path, restore, maxWidth, Actions }, record }: EditRecordProps) {
  const { allows } = useRights();
  const text = usePageText(form);
  return (
    <Narrow maxWidth={maxWidth}>
      <PageHeader
        title={form.nameOf(record)}
        back={<BackLink to={path}>{text('list')}</BackLink>}
        actions={Actions && !record.deletedAt && <Actions record={record} />}
      />
      {record.deletedAt && restore && (
        <DeletedNotice
          deletedAt={record.deletedAt}
          operation={restore}
          record={record}
          name={form.nameOf(record)}
          mayRestore={allows(restore)}
        />
      )}
      <DuplicateNotice record={record} path={path} />
      <RecordFacts definition={form} record={record} />
      <RecordHistory record={record} />
    </Narrow>
  );
}

function Narrow({ maxWidth = 760, children }: { maxWidth?: number; children: ReactNode }) {
  return <Box sx={{ maxWidth }}>{children}</Box>;
}
