const FIELD = [
  'input:not([type="hidden"], [aria-hidden="true"], [disabled], [tabindex="-1"])',
  'textarea:not([aria-hidden="true"], [disabled])',
  '[role="combobox"]:not([aria-disabled="true"])',
  '[role="spinbutton"]:not([aria-disabled="true"])',
].join(', ');
const PLACEHOLDER = '.MuiSkeleton-root';

/**
 * Focuses the first field, because a dialog with a form is opened to fill it in. Waits for a date field whose calendar is still
 * loading. Does nothing on touch screens, where the on-screen keyboard would cover the form.
 */
export function focusFirstField(fields: HTMLElement | null): void {
  if (!fields || window.matchMedia('(pointer: coarse)').matches) return;
  const first = fields.querySelector<HTMLElement>(`${FIELD}, ${PLACEHOLDER}`);
  if (first?.matches(PLACEHOLDER)) return focusOnceLoaded(fields, first);
  // A radio group takes the focus at its checked option.
  const chosen =
    first?.matches('[type="radio"]') && fields.querySelector<HTMLElement>('[type="radio"]:checked');
  (chosen || first)?.focus();
}

function focusOnceLoaded(fields: HTMLElement, placeholder: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (placeholder.isConnected) return;
    observer.disconnect();
    // The user may have gone to another field or button meanwhile.
    if (document.activeElement?.contains(fields)) focusFirstField(fields);
  });
  observer.observe(fields, { childList: true, subtree: true });
}
