import { ScreenTitle } from '../frame/card.view';
import { ContactLink } from '../frame/contact-link.view';
import type { Practice } from '../frame/patient.screen';
import { LOCKED } from './identify.en';

/** Shown after too many failed attempts: what happened, and whom to call. */
export function LockedScreen({ practice }: { practice: Practice }) {
  return (
    <section className="p-card">
      <ScreenTitle>{LOCKED.title}</ScreenTitle>
      <p className="p-lead">{LOCKED.reason}</p>
      <p>{LOCKED.call(practice.name)}</p>
      <div className="p-actions">
        <ContactLink practice={practice} className="p-button p-button-primary" />
      </div>
    </section>
  );
}
