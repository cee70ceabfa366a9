import TextField from '@mui/material/TextField';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { MentionList, optionId } from './mention-list.view';
import { findMentionQuery, insertMention, type Draft, type Mentionable } from './mention';
import { usePeopleSearch, type FindPeople } from './use-people';

export interface MentionFieldProps {
  /** Accessible name of the field. */
  label: string;
  /** Id of the element that describes the field. */
  describedBy: string;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Finds people to offer after an "@". */
  findPeople: FindPeople;
  onSend: () => void;
  /** Called on Escape while no list is open. */
  onEscape?: () => void;
  maxLength: number;
  /** Whether the text is being saved, so that nothing more should be typed. */
  isSaving: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * A text field that offers people after an "@": arrow keys and Enter choose one, Escape closes the list. MUI's Autocomplete only
 * supports single-line fields, so this manages `aria-activedescendant` itself.
 */
export function MentionField(props: MentionFieldProps) {
  const { label, describedBy, draft, onChange, findPeople, maxLength, inputRef } = props;
  const listId = useId();
  const [mentionQuery, setMentionQuery] = useState<{ query: string; start: number } | null>(null);
  const [at, setAt] = useState(0);
  const people = usePeopleSearch(findPeople, mentionQuery?.query ?? null);
  const current = Math.min(at, people.found.length - 1);
  const isOpen = mentionQuery !== null;
  const moveCaret = useCaret(inputRef, draft.text);
  const choose = (person: Mentionable) => {
    if (!mentionQuery) return;
    const next = insertMention(draft, mentionQuery, person);
    setMentionQuery(null);
    moveCaret(next.caret);
    onChange(next.draft);
  };
  const trackCaret = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const next = findMentionQuery(value, selectionStart);
    if (next?.query !== mentionQuery?.query) setAt(0);
    setMentionQuery(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event, isOpen ? people.found.length : 0, current);
    if (act === 'send') props.onSend();
    else if (event.key === 'Escape' && isOpen) setMentionQuery(null);
    else if (event.key === 'Escape' && props.onEscape) props.onEscape();
    else if (act === 'choose') choose(people.found[current]!);
    else if (typeof act === 'number') setAt(act);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isListed = isOpen && people.found.length > 0;
  return (
    <>
      <TextField
        multiline
        minRows={2}
        maxRows={12}
        value={draft.text}
        placeholder={label}
        inputRef={inputRef as Ref<HTMLTextAreaElement>}
        onChange={({ target }) => {
          onChange({ ...draft, text: target.value });
          trackCaret(target as unknown as HTMLTextAreaElement);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setMentionQuery(null)}
        slotProps={{
          htmlInput: {
            maxLength,
            readOnly: props.isSaving,
            'aria-label': label,
            'aria-describedby': describedBy,
            'aria-autocomplete': 'list',
            'aria-controls': isListed ? listId : undefined,
            'aria-activedescendant': isListed ? optionId(listId, current) : undefined,
          },
        }}
      />
      {isOpen && (
        <MentionList
          id={listId}
          anchor={inputRef}
          people={people}
          current={current}
          onPoint={setAt}
          onChoose={choose}
        />
      )}
    </>
  );
}

/** Returns what a key does while `count` people are offered. Null if it belongs to the text. */
function actOf(event: KeyboardEvent, count: number, at: number): 'send' | 'choose' | number | null {
  const { key, ctrlKey, metaKey, nativeEvent } = event;
  if (nativeEvent.isComposing) return null;
  if (key === 'Enter' && (ctrlKey || metaKey)) return 'send';
  if (count === 0) return null;
  if (key === 'Enter' || key === 'Tab') return 'choose';
  if (key === 'ArrowDown') return (at + 1) % count;
  return key === 'ArrowUp' ? (at - 1 + count) % count : null;
}

/** Returns a function that sets the caret once the inserted text is in the field. */
function useCaret(field: RefObject<HTMLTextAreaElement | null>, text: string): (caret: number) => void {
  const pendingCaret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (pendingCaret.current === null) return;
    field.current?.setSelectionRange(pendingCaret.current, pendingCaret.current);
    pendingCaret.current = null;
  }, [field, text]);
  return (caret) => {
    pendingCaret.current = caret;
  };
}
