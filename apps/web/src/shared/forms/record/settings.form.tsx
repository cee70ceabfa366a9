import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useOperationQuery } from '../../api/hooks';
import { Loaded } from '../../loading/loaded.view';
import { SettingsPage, type SettingsPageProps } from '../../pages/settings.page';
import { useSession } from '../../session/session.context';
import { lookUp } from '../../words/words';
import { FormActions } from '../form.frame';
import { Fields } from './fields.view';
import {
  defineForm,
  type FormDefinition,
  type FormSpec,
  type FormTree,
  type Stored,
} from './form.definition';
import { RecordFrame } from './record.frame';
import { useFormWords } from './use-form-words';
import { useRecordForm } from './use-record-form';

interface SettingsTree extends FormTree {
  readonly title: string;
  readonly save: string;
  readonly failed: string;
}

type Schema = z.ZodObject;
type Optional = 'nameOf' | 'titles';

/** Declares the form of settings that exist once per practice. */
export function defineSettings<S extends Schema, R extends Stored, E extends SettingsTree>(
  spec: Omit<FormSpec<S, R, E>, Optional> & Partial<Pick<FormSpec<S, R, E>, Optional>>,
): FormDefinition<S, R> {
  return defineForm({
    nameOf: () => lookUp(spec.words, 'title') ?? '',
    titles: { saved: 'saved', failed: 'saveFailed' },
    ...spec,
  });
}

interface FormProps<S extends Schema, R extends Stored> {
  form: FormDefinition<S, R>;
  settings: R;
  /** The fields, where the form's sections do not fit. */
  children?: ReactNode;
}

export function SettingsForm<S extends Schema, R extends Stored>({
  form,
  settings,
  children,
}: FormProps<S, R>) {
  const { organisation } = useSession();
  const text = useFormWords(form);
  const recordForm = useRecordForm({
    definition: form,
    record: settings,
    // Settings never saved have version 0, which a form treats as a record without values.
    startWith: form.valuesOf(settings, organisation.country),
  });
  return (
    <RecordFrame recordForm={recordForm} label={form.nameOf(settings)}>
      {children ?? <Fields />}
      <FormActions submitLabel={text('save') ?? ''} isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}

interface LoadedSettingsProps<S extends Schema, R extends Stored> {
  form: FormDefinition<S, R>;
  /** Height of the loading placeholder, in pixels. */
  skeleton?: number;
  /** Renders the settings. Defaults to their form. */
  children?: (settings: R) => ReactNode;
}

/** Settings as part of a page: loads them and shows their form. */
export function LoadedSettings<S extends Schema, R extends Stored>(props: LoadedSettingsProps<S, R>) {
  const request = useOperationQuery(props.form.operations.get, {});
  return <Loaded request={request} {...useLoadedProps(props)} />;
}

/**
 * Settings as a page of their own. Its texts are the form's `title`, `back` and `subtitle`, or `never` while the defaults apply.
 */
export function SettingsFormPage<S extends Schema, R extends Stored>({
  actions,
  below,
  ...props
}: LoadedSettingsProps<S, R> & Pick<SettingsPageProps<R>, 'actions' | 'below'>) {
  const request = useOperationQuery(props.form.operations.get, {});
  const text = useFormWords(props.form);
  const isDefault = request.currentData?.version === 0;
  return (
    <SettingsPage
      title={text('title') ?? ''}
      subtitle={text('subtitle') ?? (isDefault ? text('never') : undefined)}
      back={text('back') ?? ''}
      {...{ request, actions, below }}
      {...useLoadedProps(props)}
    />
  );
}

function useLoadedProps<S extends Schema, R extends Stored>({
  form,
  skeleton = 640,
  children = (settings) => <SettingsForm form={form} settings={settings} />,
}: LoadedSettingsProps<S, R>) {
  const failed = useFormWords(form)('failed') ?? '';
  return { failed, skeleton, children };
}
