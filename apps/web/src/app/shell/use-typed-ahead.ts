import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** How long after its code a page may take to put the focus into its first field. */
const PATIENCE_MS = 1_000;

/**
 * Whoever presses "New lead" types on at once. Letters typed while the code of a page is loading wait for the field that then takes
 * the focus, and reach no shortcut of the page before. Where no field takes it, they are dropped.
 */
export function useTypedAhead(): void {
  const { state } = useNavigation();
  const [ahead] = useState(() => new TypedAhead());
  useEffect(() => {
    if (state === 'loading') ahead.begin();
    else ahead.endSoon();
  }, [ahead, state]);
  useEffect(() => () => ahead.end(), [ahead]);
}

class TypedAhead {
  private typed = '';
  private patience: ReturnType<typeof setTimeout> | undefined;

  /** Beginning again keeps what was typed: a list and then its form can be loaded for one press. */
  begin(): void {
    clearTimeout(this.patience);
    window.addEventListener('keydown', this.keep, true);
    window.addEventListener('focusin', this.give, true);
  }

  endSoon(): void {
    this.patience = setTimeout(() => this.end(), PATIENCE_MS);
  }

  end(): void {
    clearTimeout(this.patience);
    this.typed = '';
    window.removeEventListener('keydown', this.keep, true);
    window.removeEventListener('focusin', this.give, true);
  }

  private readonly keep = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing || isEditable(target)) return;
    if (key === 'Backspace') this.typed = this.typed.slice(0, -1);
    // A space first would press the button once more.
    else if (key.length === 1 && (key !== ' ' || this.typed !== '')) this.typed += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  private readonly give = ({ target }: FocusEvent): void => {
    if (!isField(target)) return;
    const text = this.typed;
    this.end();
    if (text !== '' && target.value === '') enter(target, text);
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

/** As if it were typed: React only notices what the browser's own setter has set. */
function enter(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
