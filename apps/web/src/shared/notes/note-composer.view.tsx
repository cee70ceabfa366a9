import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type RefObject, useCallback } from 'react';
import { useDispatch } from 'react-redux';
import {
  MAX_NOTE_LENGTH,
  type NoteEntityType,
  type NoteType,
  listMentionable,
  type ResultOf,
  noteType,
} from '@quillcare/contracts';
import { queryEndpoint } from '../api/endpoints';
import { toProblem, type ApiProblem } from '../api/problem';
import { useConfirmClose } from '../leaving/use-confirm-close';
import { useUnsavedWork } from '../leaving/use-unsaved-work';
import { roleName } from '../roles/role-label';
import { toDraft, EMPTY_DRAFT, toMessage, type Draft } from './mention';
import { MentionField } from './mention-field.input';
import type { FindPeople } from './use-people';
import { useWords } from '../words/words';
import { noteWords } from './note.en';

/** Longer than any note may be, so that pasted text is never silently truncated but counted and rejected. */
const FIELD_LENGTH = 200_000;

export interface NoteInput {
  text: string;
  type: NoteType;
}

export interface NoteComposerProps {
  entityType: NoteEntityType;
  /** Selects the labels of field and button. */
  wording: 'note' | 'comment' | 'reply';
  /** The note to edit. Omitted for a new one. */
  stored?: NoteInput;
  seesMedical: boolean;
  /** Stores the note. The text stays in the field if this rejects. */
  onSave: (note: NoteInput) => Promise<unknown>;
  onCancel?: () => void;
  takesFocus?: boolean;
}

export function NoteComposer(props: NoteComposerProps) {
  const { entityType, wording, stored, seesMedical, onCancel, takesFocus = false } = props;
  const t = useWords(noteWords);
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, setDraft, type, setType, isUnsaved, isSaving, refusal, save } = useComposer(props, field);
  const { dismiss, question } = useConfirmClose(isUnsaved, () => onCancel?.());
  const findPeople = useNotePeople(entityType, type);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const label = stored ? t('write.edit') : t(`write.${wording}`);
  const button = stored ? t('save') : t(`add.${wording}`);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {refusal && (
        <Alert severity="error">
          <strong>{t('notSaved')}</strong>. {reasonOf(refusal)} {t('kept')}
        </Alert>
      )}
      <MentionField
        label={label}
        describedBy={hintId}
        draft={draft}
        onChange={setDraft}
        findPeople={findPeople}
        onSend={save}
        onEscape={onCancel && dismiss}
        maxLength={FIELD_LENGTH}
        isSaving={isSaving}
        inputRef={field}
      />
      <ComposerFooter draft={draft} hintId={hintId} type={entityType === 'CLIENT_NOTE' ? type : 'GENERAL'} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {entityType === 'CLIENT_NOTE' && (
          <NoteTypeSelect value={type} seesMedical={seesMedical} onChange={setType} />
        )}
        <Box sx={{ flex: 1 }} />
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
        <Button variant={stored ? 'contained' : 'outlined'} aria-disabled={isSaving} onClick={save}>
          {isSaving ? t('adding') : button}
        </Button>
      </Box>
      {question}
    </Box>
  );
}

/** Shows the validation error of the text, or a hint on how to write one. */
function ComposerFooter({ draft, hintId, type }: { draft: Draft; hintId: string; type: NoteType }) {
  const t = useWords(noteWords);
  const length = lengthOf(draft);
  const isLong = length > MAX_NOTE_LENGTH;
  const meaning = type === 'MEDICAL' || type === 'WARNING' ? t(`hints.${type}`) : '';
  return (
    <Typography
      id={hintId}
      variant="body2"
      role={isLong ? 'alert' : undefined}
      color={isLong ? 'error' : 'textSecondary'}
    >
      {isLong ? t('tooLong', { length, max: MAX_NOTE_LENGTH }) : `${meaning} ${t('hint')}`.trim()}
    </Typography>
  );
}

function useComposer({ stored, onSave }: NoteComposerProps, field: RefObject<HTMLTextAreaElement | null>) {
  const t = useWords(noteWords);
  const start = () => (stored ? toDraft(stored.text) : EMPTY_DRAFT);
  const [draft, setDraft] = useState(start);
  const [type, setType] = useState<NoteType>(stored?.type ?? 'GENERAL');
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<ApiProblem | string | null>(null);
  const isUnsaved = toMessage(draft) !== (stored?.text ?? '').trim();
  useUnsavedWork(isUnsaved, () => setDraft(start()));
  const run = async () => {
    const text = toMessage(draft);
    field.current?.focus();
    if (isSaving || lengthOf(draft) > MAX_NOTE_LENGTH) return;
    if (text === '') return setRefusal(t('required'));
    setSaving(true);
    setRefusal(null);
    try {
      await onSave({ text, type });
      setDraft(EMPTY_DRAFT);
      setType('GENERAL');
    } catch (error) {
      setRefusal(toProblem(error));
    } finally {
      setSaving(false);
    }
  };
  return { draft, setDraft, type, setType, isUnsaved, isSaving, refusal, save: () => void run() };
}

function lengthOf(draft: Draft): number {
  return Array.from(toMessage(draft)).length;
}

/** Joins the server's messages about individual fields, if there are any. */
function reasonOf(refusal: ApiProblem | string): string {
  if (typeof refusal === 'string') return `${refusal}.`;
  const { errors = [], detail } = refusal;
  return errors.length > 0 ? `${errors.map(({ message }) => message).join('. ')}.` : detail;
}

/** Returns a search for colleagues who may read such a note, for "@" mentions. */
function useNotePeople(entityType: NoteEntityType, type: NoteType): FindPeople {
  const dispatch = useDispatch();
  return useCallback<FindPeople>(
    async (search) => {
      const request = queryEndpoint(listMentionable).initiate(
        { query: { entityType, type, search: search || undefined } },
        { subscribe: false },
      );
      const running = dispatch(request) as unknown as {
        unwrap: () => Promise<ResultOf<typeof listMentionable>>;
      };
      const { items } = await running.unwrap();
      return items.map(({ id, name, role }) => ({ id, name, detail: roleName(role) }));
    },
    [dispatch, entityType, type],
  );
}

interface NoteTypeSelectProps {
  value: NoteType;
  seesMedical: boolean;
  onChange: (type: NoteType) => void;
}

/** Selects a note's type. Users who cannot see medical notes cannot write them either. */
function NoteTypeSelect({ value, seesMedical, onChange }: NoteTypeSelectProps) {
  const t = useWords(noteWords);
  const types = noteType.options.filter((type) => type !== 'MEDICAL' || seesMedical);
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={({ target }) => onChange(target.value as NoteType)}
      sx={{ minWidth: 160 }}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('type') } } }}
    >
      {types.map((type) => (
        <MenuItem key={type} value={type}>
          {t(`types.${type}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
