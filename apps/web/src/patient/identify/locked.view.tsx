import type { Practice } from '../frame/patient.screen';
import { ContactLink } from '../frame/contact-link.view';
import { LOCKED } from './identify.en';
import { useFocusedHeading } from '../frame/use-focused-heading';

/** Shown after too many failed attempts: what happened, and whom to call. */
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
        <ContactLink practice={practice} className="p-button p-button-primary" />
      </div>
    </section>
  );
}
