import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** How long a page may take to focus its first field once its code has loaded. */
const BUFFER_TIMEOUT_MS = 1_000;

/**
 * Buffers keystrokes typed while the code of a page is loading, for instance right after pressing "New lead". They go to the
 * first field that takes the focus and trigger no shortcut of the previous page. They are dropped if no field takes the focus.
 */
export function useTypeAheadBuffer(): void {
  const { state } = useNavigation();
  const [ahead] = useState(() => new TypeAheadBuffer());
  useEffect(() => {
    if (state === 'loading') ahead.begin();
    else ahead.endAfterTimeout();
  }, [ahead, state]);
  useEffect(() => () => ahead.end(), [ahead]);
}

class TypeAheadBuffer {
  private typed = '';
  private patience: ReturnType<typeof setTimeout> | undefined;

  /** Restarting keeps the buffer, because one press may load a list and then its form. */
  begin(): void {
    clearTimeout(this.patience);
    window.addEventListener('keydown', this.buffer, true);
    window.addEventListener('focusin', this.deliver, true);
  }

  endAfterTimeout(): void {
    this.patience = setTimeout(() => this.end(), BUFFER_TIMEOUT_MS);
  }

  end(): void {
    clearTimeout(this.patience);
    this.typed = '';
    window.removeEventListener('keydown', this.buffer, true);
    window.removeEventListener('focusin', this.deliver, true);
  }

  private readonly buffer = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing || isEditable(target)) return;
    if (key === 'Backspace') this.typed = this.typed.slice(0, -1);
    // A leading space would press the button again.
    else if (key.length === 1 && (key !== ' ' || this.typed !== '')) this.typed += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  private readonly deliver = ({ target }: FocusEvent): void => {
    if (!isField(target)) return;
    const text = this.typed;
    this.end();
    if (text !== '' && target.value === '') insertText(target, text);
  };
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && ['text', 'search', 'email', 'tel', 'url'].includes(target.type))
  );
}

/** Sets the value through the native setter, because React only notices a change made that way. */
function insertText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
