import type { FormProblem } from '@quillcare/rules';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { FIELDS } from './fields.en';

/** Lists all errors above the form, and takes the focus when it appears. Mount it with a new key for each attempt. */
export function ErrorSummary({ problems }: { problems: readonly FormProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={box} className="p-summary" role="alert" tabIndex={-1}>
      <p className="p-summary-title">{FIELDS.errorTitle}</p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <a href={`#${path}`} onClick={(event) => focusField(event, path)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, path: string) {
  const field = document.getElementById(path);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
