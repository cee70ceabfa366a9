import type { Practice } from './patient.screen';
import { LOCKED, TEXTS } from './patient.texts';
import { useFocusedHeading } from './use-focused-heading';

/** After too many wrong dates of birth: what happened, and whom to call. */
export function LockedScreen({ practice }: { practice: Practice }) {
  const heading = useFocusedHeading();
  return (
    <section className="p-card">
      <h1 ref={heading} tabIndex={-1} className="p-title">
        {LOCKED.title}
      </h1>
      <p className="p-lead">{LOCKED.reason}</p>
      <p>{LOCKED.call(practice.name)}</p>
      <div className="p-actions">
        {practice.phone ? (
          <a className="p-button p-button-primary" href={`tel:${practice.phone.replace(/[^\d+]/g, '')}`}>
            {`${TEXTS.call} ${practice.phone}`}
          </a>
        ) : (
          <a className="p-button p-button-primary" href={`mailto:${practice.email}`}>
            {`${TEXTS.write} ${practice.email}`}
          </a>
        )}
      </div>
    </section>
  );
}
