const FIELD = [
  'input:not([type="hidden"], [aria-hidden="true"], [disabled], [tabindex="-1"])',
  'textarea:not([aria-hidden="true"], [disabled])',
  '[role="combobox"]:not([aria-disabled="true"])',
  '[role="spinbutton"]:not([aria-disabled="true"])',
].join(', ');

/**
 * Focuses the first field, because a dialog with a form is opened to fill it in. Does nothing on touch screens, where the
 * on-screen keyboard would cover the form.
 */
export function focusFirst(fields: HTMLElement | null): void {
  if (!fields || window.matchMedia('(pointer: coarse)').matches) return;
  const first = fields.querySelector<HTMLElement>(FIELD);
  // A radio group takes the focus at its checked option.
  const chosen =
    first?.matches('[type="radio"]') && fields.querySelector<HTMLElement>('[type="radio"]:checked');
  (chosen || first)?.focus();
}
