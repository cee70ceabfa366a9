import { useRef } from 'react';
import { getListSettings, type ListView as SavedView } from '@quillcare/contracts';
import { z } from 'zod';
import { toProblem, type ApiProblem } from '../api/problem';
import { FormDialog } from '../forms/form.dialog';
import { formWords } from '../forms/form.en';
import { CheckInput, TextInput } from '../forms/inputs.view';
import { formatList } from '../forms/record/field-value-text';
import { merge, type Base } from '../forms/record/merge';
import { recordWords } from '../forms/record/record.en';
import { useFetchFresh } from '../forms/record/use-fetch-fresh';
import { useContractForm } from '../forms/use-contract-form';
import { useFormats } from '../formats/use-formats';
import { useWords, word } from '../words/words';
import { listWords } from './list.en';

/** A new view is private and uses the user's own columns. */
function answersOf(view: SavedView | null): ViewAnswers {
  const { name = '', isShared = false, columns = null } = view ?? {};
  return { name, isShared, keepsColumns: columns !== null };
}

const baseOf = (view: SavedView): Base => ({ version: view.version, values: answersOf(view) });

const MAX_NAME_LENGTH = 40;

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => word(listWords, 'views.nameMissing') }),
  isShared: z.boolean(),
  keepsColumns: z.boolean(),
});

export type ViewAnswers = z.output<typeof schema>;

export interface ViewDialogProps {
  /** The view to edit. Null for a new one. */
  view: SavedView | null;
  /** `view` is the version on which the answers are based. If it rejects, the dialog stays open and shows why. */
  onSave: (answers: ViewAnswers, view: SavedView | null) => Promise<void>;
  onClose: () => void;
}

/** Asks for a view's name, and whether it is shared. Closes once the view is saved. */
export function ViewDialog({ view, onSave, onClose }: ViewDialogProps) {
  const t = useWords(listWords);
  const tForm = useWords(formWords);
  const { locale } = useFormats();
  const isNew = view === null;
  const latest = useRef(view);
  const readNow = useFetchFresh(getListSettings);
  const labels = { name: t('views.name'), isShared: t('views.share'), keepsColumns: t('views.keepColumns') };
  const contractForm = useContractForm({
    schema,
    defaultValues: answersOf(view),
    labels,
    toProblem,
    submit: async (answers) => {
      try {
        await onSave(answers, latest.current);
      } catch (error) {
        throw await catchUp(answers, toProblem(error));
      }
      onClose();
    },
  });
  /** After a colleague's change, takes over what was not edited here, so that the next attempt is based on their version. */
  const catchUp = async (answers: ViewAnswers, problem: ApiProblem): Promise<ApiProblem> => {
    const before = latest.current;
    if (!before || problem.code !== 'VERSION_CONFLICT') return problem;
    const { views } = await readNow({ params: { list: before.list } });
    const now = views.find(({ id }) => id === before.id);
    if (!now || now.version === before.version) return problem;
    latest.current = now;
    const { follows, changed } = merge(baseOf(before), answers, baseOf(now));
    for (const [field, value] of Object.entries(follows))
      contractForm.form.setValue(field as keyof ViewAnswers, value as string);
    const fields = formatList(
      changed.map((field) => labels[field as keyof ViewAnswers]),
      locale,
    );
    const who = word(recordWords, 'someone');
    const detail =
      fields === ''
        ? word(recordWords, 'stillChanging')
        : word(recordWords, 'changedBeside', { who, fields });
    return { ...problem, detail };
  };
  return (
    <FormDialog
      title={t(isNew ? 'views.saveTitle' : 'views.editTitle')}
      contractForm={contractForm}
      submitLabel={t('views.confirm')}
      busyLabel={tForm('saving')}
      hint={isNew ? t('views.saveHelp') : undefined}
      onClose={onClose}
    >
      <TextInput name="name" label={t('views.name')} maxLength={MAX_NAME_LENGTH} />
      <div>
        <CheckInput name="isShared" label={t('views.share')} />
        <CheckInput name="keepsColumns" label={t('views.keepColumns')} />
      </div>
    </FormDialog>
  );
}
