import { createRoot } from 'react-dom/client';
import { FormErrorSummary } from './form-error-summary.view';

it('has the focus as soon as its errors can be read, because later it would take it out of a field being corrected', async () => {
  // Outside act(), which runs every effect at once and so hides their order.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const focused = new Promise<string | null | undefined>((resolve) => {
    new MutationObserver(() => resolve(document.activeElement?.getAttribute('role'))).observe(page, {
      childList: true,
    });
  });
  root.render(
    <FormErrorSummary
      title="Please check your input"
      lines={[{ message: 'Enter an amount' }]}
      focusKey={1}
    />,
  );
  expect(await focused).toBe('alert');
  root.unmount();
  page.remove();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
