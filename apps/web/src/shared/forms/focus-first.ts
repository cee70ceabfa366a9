const FIELD = [
  'input:not([type="hidden"], [aria-hidden="true"], [disabled], [tabindex="-1"])',
  'textarea:not([aria-hidden="true"], [disabled])',
  '[role="combobox"]:not([aria-disabled="true"])',
  '[role="spinbutton"]:not([aria-disabled="true"])',
].join(', ');

/**
 * Puts the focus on the first field: whoever opens a dialog with a form fills it in next. Not where a finger is the pointer, because
 * the keyboard of the screen would cover what is asked.
 */
export function focusFirst(fields: HTMLElement | null): void {
  if (!fields || window.matchMedia('(pointer: coarse)').matches) return;
  const first = fields.querySelector<HTMLElement>(FIELD);
  // The keyboard enters a group of choices at the one that is chosen.
  const chosen =
    first?.matches('[type="radio"]') && fields.querySelector<HTMLElement>('[type="radio"]:checked');
  (chosen || first)?.focus();
}
