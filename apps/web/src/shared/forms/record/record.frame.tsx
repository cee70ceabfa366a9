import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import type { z } from 'zod';
import { useFormats } from '../../formats/use-formats';
import { useWords } from '../../words/words';
import { FormFrame } from '../form.frame';
import { ConflictDialog } from './conflict.dialog';
import type { ChangeNotice } from './editing';
import { FormContentProvider } from './form.context';
import { recordWords } from './record.en';
import { formatList } from './field-value-text';
import type { FormWords } from './use-form-words';
import type { RecordForm } from './use-record-form';
import { useColleagueName } from './use-colleague-name';

export interface RecordFrameProps<S extends z.ZodObject> {
  recordForm: RecordForm<S>;
  label: string;
  isDialog?: boolean;
  children: ReactNode;
}

/** The form element of a record with its errors, colleagues' changes, conflicts and drafts. */
export function RecordFrame<S extends z.ZodObject>({
  recordForm,
  label,
  isDialog,
  children,
}: RecordFrameProps<S>) {
  const { question } = recordForm.editing;
  const asAny = recordForm as unknown as RecordForm;
  const { definition, words, isClosing } = asAny;
  const content = useMemo(() => ({ definition, words, isClosing }), [definition, words, isClosing]);
  return (
    <FormContentProvider value={content}>
      <FormFrame contractForm={recordForm} label={label} isDialog={isDialog}>
        {!isDialog && <RecordNotices recordForm={recordForm} />}
        {children}
      </FormFrame>
      {/* Only then has the focus returned to the field, to which closing the dialog returns it. */}
      {question && !asAny.isSubmitting && <ConflictDialog question={question} recordForm={asAny} />}
    </FormContentProvider>
  );
}

/** Notices above the fields: a stored draft, and what a colleague saved. */
export function RecordNotices<S extends z.ZodObject>({
  recordForm,
}: Pick<RecordFrameProps<S>, 'recordForm'>) {
  const { editing, words } = recordForm;
  return (
    <>
      <DraftOffer {...recordForm} />
      {editing.announcement && <ColleagueChangeNotice announcement={editing.announcement} words={words} />}
    </>
  );
}

export interface ColleagueChangeNoticeProps {
  announcement: ChangeNotice;
  words: FormWords;
}

export function ColleagueChangeNotice({ announcement, words }: ColleagueChangeNoticeProps) {
  const { colleague, fields, isDeleted, isTyped } = announcement;
  const t = useWords(recordWords);
  const { locale } = useFormats();
  const who = useColleagueName(colleague);
  const labels = formatList(
    fields.map((field) => words('fields', field) ?? field),
    locale,
  );
  return (
    <Alert severity={isDeleted ? 'warning' : 'info'} role="status" sx={{ mb: 2.5 }}>
      {isDeleted ? t('deleted', { who }) : t(isTyped ? 'changedBeside' : 'changed', { who, fields: labels })}
    </Alert>
  );
}

export function DraftOffer({ draft, restoreDraft }: Pick<RecordForm, 'draft' | 'restoreDraft'>) {
  const t = useWords(recordWords);
  const formats = useFormats();
  if (!draft.offer) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2.5 }}
      action={
        <>
          <Button size="small" color="inherit" onClick={restoreDraft}>
            {t('draft.restore')}
          </Button>
          <Button size="small" color="inherit" onClick={draft.discard}>
            {t('draft.discard')}
          </Button>
        </>
      }
    >
      {t('draft.offer', { time: formats.time(new Date(draft.offer.at).toISOString()) })}
    </Alert>
  );
}
