import type { PublicEnquiryForm } from '@quillcare/contracts';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../patient/frame/button.view';
import { ScreenTitle } from '../patient/frame/card.view';
import { ContactLinks } from '../patient/frame/contact-link.view';
import { TextSize } from '../patient/frame/text-size.view';
import { Letterhead } from '../shared/quote-paper/letterhead.view';
import type { Campaign } from './enquiry.address';
import { EnquiryError, fetchForm } from './enquiry.api';
import { ENQUIRY } from './enquiry.en';
import { EnquiryForm, type OpenForm } from './enquiry.form';
import { EMPTY_VALUES } from './enquiry.values';
import { useEnquirySubmission } from './use-enquiry-submission';

type Practice = PublicEnquiryForm['practice'];

type Screen =
  | { name: 'loading' }
  | { name: 'failed'; isUnknown: boolean }
  | { name: 'closed'; practice: Practice }
  | { name: 'open'; form: OpenForm }
  | { name: 'sent'; practice: Practice; firstName: string; mailedTo: string | null };

/** A practice's public enquiry form, on its own or in a frame on the practice's website. */
export function EnquiryPage({ slug, campaign }: { slug: string; campaign: Campaign }) {
  const [screen, setScreen] = useState<Screen>({ name: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    fetchForm(slug).then(
      (form) => setScreen(screenOf(form)),
      (error: unknown) => setScreen({ name: 'failed', isUnknown: isUnknown(error) }),
    );
  }, [slug, attempt]);
  const load = () => {
    setScreen({ name: 'loading' });
    setAttempt(attempt + 1);
  };
  switch (screen.name) {
    case 'loading':
      return <Loading />;
    case 'failed':
      return <Failed isUnknown={screen.isUnknown} onRetry={load} />;
    case 'closed':
      return <Closed practice={screen.practice} />;
    case 'sent':
      return <Sent {...screen} />;
    case 'open':
      return <Open form={screen.form} campaign={campaign} onScreen={setScreen} />;
  }
}

function screenOf(form: PublicEnquiryForm): Screen {
  return form.state === 'OPEN' ? { name: 'open', form } : { name: 'closed', practice: form.practice };
}

function isUnknown(error: unknown): boolean {
  return error instanceof EnquiryError && ['NOT_FOUND', 'VALIDATION_FAILED'].includes(error.code);
}

function Frame({ practice, children }: { practice?: Practice; children: ReactNode }) {
  return (
    <div className="p-page">
      <header className="p-header">
        {practice && <Letterhead name={practice.name} logo={practice.logo} />}
        <div className="p-tools">
          <TextSize />
        </div>
      </header>
      <main id="main" className="p-main">
        {children}
      </main>
      {practice && (
        <footer className="p-footer">
          <ContactLinks practice={practice} />
        </footer>
      )}
    </div>
  );
}

interface OpenProps {
  form: OpenForm;
  campaign: Campaign;
  onScreen: (screen: Screen) => void;
}

function Open({ form, campaign, onScreen }: OpenProps) {
  const { practice } = form;
  const [values, setValues] = useState(EMPTY_VALUES);
  const sending = useEnquirySubmission(form, campaign, {
    onSent: ({ firstName, email }, { mailed }) =>
      onScreen({
        name: 'sent',
        practice,
        firstName: firstName.trim(),
        mailedTo: mailed ? email.trim() : null,
      }),
    onClosed: () => onScreen({ name: 'closed', practice }),
  });
  useTitle(ENQUIRY.title(practice.name));
  return (
    <Frame practice={practice}>
      <div className="p-card">
        <h1 className="p-title">{ENQUIRY.title(practice.name)}</h1>
        {form.greeting && <p className="e-greeting">{form.greeting}</p>}
        <EnquiryForm form={form} values={values} onChange={setValues} sending={sending} />
      </div>
    </Frame>
  );
}

function Loading() {
  return (
    <Frame>
      <div className="p-card" role="status" aria-label={ENQUIRY.loading}>
        <div className="p-bone p-bone-title" />
        <div className="p-bone" />
        <div className="p-bone p-bone-block" />
      </div>
    </Frame>
  );
}

function Failed({ isUnknown, onRetry }: { isUnknown: boolean; onRetry: () => void }) {
  return (
    <Notice title={isUnknown ? ENQUIRY.unknownTitle : ENQUIRY.failedTitle}>
      <p className="p-lead">{isUnknown ? ENQUIRY.unknown : ENQUIRY.failed}</p>
      {!isUnknown && <Button onClick={onRetry}>{ENQUIRY.retry}</Button>}
    </Notice>
  );
}

function Closed({ practice }: { practice: Practice }) {
  return (
    <Notice title={ENQUIRY.closedTitle} practice={practice}>
      <p className="p-lead">{ENQUIRY.closed(practice.name)}</p>
    </Notice>
  );
}

function Sent({ practice, firstName, mailedTo }: Extract<Screen, { name: 'sent' }>) {
  useTitle(ENQUIRY.sentTitle(firstName));
  return (
    <Frame practice={practice}>
      <div className="p-card p-result p-result-accept">
        <ScreenTitle>{ENQUIRY.sentTitle(firstName)}</ScreenTitle>
        <p className="p-lead">{ENQUIRY.sent(practice.name)}</p>
        {mailedTo && <p>{ENQUIRY.mailed(mailedTo)}</p>}
        <p>{ENQUIRY.urgent}</p>
      </div>
    </Frame>
  );
}

function Notice({ title, practice, children }: { title: string; practice?: Practice; children: ReactNode }) {
  useTitle(title);
  return (
    <Frame practice={practice}>
      <div className="p-card">
        <h1 className="p-title">{title}</h1>
        {children}
      </div>
    </Frame>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
