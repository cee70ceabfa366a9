import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Operation, RequestOf } from '@quillcare/contracts';
import type { z } from 'zod';
import { useOperationMutation } from '../../api/hooks';
import { toProblem } from '../../api/problem';
import { identityKey } from '../../session/identity-watcher';
import { useSession } from '../../session/session.context';
import { messagesWords } from '../../messages/messages.en';
import { showToast } from '../../toasts/toast.store';
import { word } from '../../words/words';
import { useContractForm, type ContractForm } from '../use-contract-form';
import type { FormProblem } from '../summary-title';
import { findCountryProblems } from './country-rules';
import { buildDraftKey } from './draft.store';
import { Editing, type EditingContext, type EditingState, type SaveOutcome } from './editing';
import type { FormDefinition, Stored } from './form.definition';
import type { Values } from './merge';
import { recordWords } from './record.en';
import { useDraft, type DraftState } from './use-draft';
import { useFormWords, type FormWords } from './use-form-words';
import { useFetchFresh } from './use-fetch-fresh';

export interface RecordFormOptions<S extends z.ZodObject, R extends Stored> {
  definition: FormDefinition<S, R>;
  /** The record to edit. Null for a new one. */
  record: R | null;
  startWith?: Values;
  /** Called after saving, usually to navigate. */
  onSaved?: (record: R) => void | Promise<void>;
  /**
   * Suppresses toasts, where the form is a dialog above another one: they would cover that one's buttons, and it shows the result
   * itself.
   */
  isWithoutToast?: boolean;
}

export interface RecordForm<S extends z.ZodObject = z.ZodObject> extends ContractForm<S> {
  definition: FormDefinition<S>;
  words: FormWords;
  /** Whether it is being saved and closes afterwards, so that nothing more should be typed. */
  isClosing: boolean;
  setValues: (values: Values) => void;
  editing: EditingState;
  draft: DraftState;
  restoreDraft: () => void;
  /** Resolves a conflict and saves. `taken` are the fields that get the colleague's value. */
  settle: (chosenPaths: readonly string[]) => void;
  withdrawQuestion: () => void;
}

/**
 * The form of a record. An edit pins the version it was opened with and sends only what was changed. What colleagues save in the
 * meantime is announced, merged into unedited fields, and asked about where it conflicts.
 */
export function useRecordForm<S extends z.ZodObject, R extends Stored>(
  options: RecordFormOptions<S, R>,
): RecordForm<S> {
  const { definition, record } = options;
  const session = useSession();
  const words = useFormWords(definition);
  const [editing] = useState(() => editingOf(options, session));
  const state = useSyncExternalStore(editing.subscribe, editing.getState);
  const contractForm = useContractForm<S>({
    schema: useCountrySchema(definition, editing),
    defaultValues: editing.getBase().values as z.input<S>,
    labels: useLabels(definition, words),
    rowLabel: definition.rowLabel,
    failedTitle: word(messagesWords, record ? definition.titles.failed : 'createFailed'),
    toProblem: problemOf,
    submit: () => save(),
  });
  const form = contractForm.form as unknown as UseFormReturn<FieldValues>;
  const draft = useDraft({
    key: buildDraftKey(identityKey(session), definition.name, record?.id ?? (record ? 'own' : 'new')),
    form,
    getBase: editing.getBase,
    hidden: hiddenFields(definition),
  });
  const desk = useEditingContext(definition, record, form);
  const finish = useAfterSave(options, draft);
  const save = async () => finish(await editing.save(desk));
  useEffect(() => {
    if (record) editing.mergeNewer(record, desk);
  }, [record, editing, desk]);
  return {
    ...contractForm,
    definition: definition as unknown as FormDefinition<S>,
    words,
    isClosing: contractForm.isSubmitting && options.onSaved !== undefined,
    setValues: desk.setValues,
    editing: state,
    draft,
    restoreDraft: () => {
      if (draft.offer) editing.restore(draft.offer, desk);
      draft.close();
    },
    settle: (chosenPaths) => {
      editing.resolveConflicts(chosenPaths, desk);
      contractForm.submitNow();
    },
    withdrawQuestion: () => editing.dismissQuestion(),
  };
}

function editingOf<S extends z.ZodObject, R extends Stored>(
  { definition, record, startWith }: RecordFormOptions<S, R>,
  { user, organisation }: ReturnType<typeof useSession>,
): Editing<R> {
  // A new record is edited like an empty one that nobody else can change.
  const values = { ...definition.empty, ...startWith };
  const opened = record ?? ({ version: 0 } as R);
  return new Editing(
    opened,
    (stored) => (stored.version === 0 ? values : definition.valuesOf(stored, organisation.country)),
    user.id,
  );
}

/** Returns the contract's schema extended by the rules of the practice's country. */
function useCountrySchema<S extends z.ZodObject, R extends Stored>(
  { schema, fields }: FormDefinition<S, R>,
  editing: Editing<R>,
): S {
  const { country } = useSession().organisation;
  return useMemo(
    () =>
      schema.superRefine((values, context) => {
        const given = { base: editing.getBase().values, values };
        for (const { field, message } of findCountryProblems(fields, given, country))
          context.addIssue({ code: 'custom', path: [field], message });
      }),
    [schema, fields, editing, country],
  );
}

function useLabels<S extends z.ZodObject, R extends Stored>(
  { fields }: FormDefinition<S, R>,
  words: FormWords,
): Record<string, string> {
  return useMemo(
    () => Object.fromEntries(Object.keys(fields).map((name) => [name, words('fields', name) ?? name])),
    [fields, words],
  );
}

const hiddenFields = ({ fields }: Pick<FormDefinition, 'fields'>) =>
  Object.keys(fields).filter((name) => fields[name]?.draft === false);

function useEditingContext<S extends z.ZodObject, R extends Stored>(
  { schema, operations, bodyOf }: FormDefinition<S, R>,
  record: R | null,
  form: UseFormReturn<FieldValues>,
): EditingContext<R> {
  const [update] = useOperationMutation(operations.update);
  const [create] = useOperationMutation(operations.create ?? operations.update);
  const readNow = useFetchFresh(operations.get);
  const id = record?.id;
  const isNew = !record;
  return useMemo(
    () => ({
      getValues: () => form.getValues(),
      setValues: (values) => {
        for (const [field, value] of Object.entries(values)) form.setValue(field, value);
      },
      parse: (values) => schema.parse(values),
      read: () => readNow(paramsOf(operations.get, id)),
      update: (changes, all, version) =>
        isNew
          ? create({ body: bodyOf(all, all) })
          : update({ ...paramsOf(operations.update, id), body: { ...bodyOf(changes, all), version } }),
      isConflict: (error) => !isNew && toProblem(error).code === 'VERSION_CONFLICT',
    }),
    [form, schema, operations, bodyOf, id, isNew, update, create, readNow],
  );
}

function paramsOf(operation: Operation, id: string | undefined): RequestOf<Operation> {
  return 'id' in (operation.params as z.ZodObject).shape ? { params: { id } } : {};
}

function useAfterSave<S extends z.ZodObject, R extends Stored>(
  { definition, record, onSaved, isWithoutToast }: RecordFormOptions<S, R>,
  draft: DraftState,
): (outcome: SaveOutcome<R>) => Promise<void> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return useCallback(
    async (outcome) => {
      if (outcome.kind === 'asked') return;
      if (outcome.kind === 'unchanged' && !record) return;
      const saved = outcome.kind === 'saved' ? outcome.record : record!;
      draft.close();
      draft.settle();
      if (outcome.kind === 'unchanged') showToast({ title: word(recordWords, 'unchanged') });
      else if (!isWithoutToast || !isOpen.current)
        showToast({
          title: word(messagesWords, record ? definition.titles.saved : 'created'),
          message: definition.nameOf(saved),
        });
      if (!onSaved) return;
      draft.forget();
      // Somebody who has left the form meanwhile stays where they are.
      if (isOpen.current) await onSaved(saved);
    },
    [definition, record, onSaved, isWithoutToast, draft],
  );
}

/** Returns the form's current values, for forms with controls of their own. */
export function useRecordValues<S extends z.ZodObject>({ form }: RecordForm<S>): Values {
  return useWatch({ control: form.control as unknown as UseFormReturn<FieldValues>['control'] });
}

/** After repeated conflicts, because colleagues kept saving. Everything typed is still in the form. */
function problemOf(error: unknown): FormProblem {
  const problem = toProblem(error);
  return problem.code === 'VERSION_CONFLICT'
    ? { ...problem, detail: word(recordWords, 'stillChanging') }
    : problem;
}
