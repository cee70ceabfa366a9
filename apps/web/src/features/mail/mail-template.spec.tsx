import { screen, waitFor } from '@testing-library/react';
import type { MailTemplateRecord } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { refusal } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { MailTemplatePage } from './mail-template.page';
import { MailTemplatesPage } from './mail-templates.page';

const LIST = 'GET /api/mail-templates';
const PATCH = 'PATCH /api/mail-templates/QUOTE_READY';
const PREVIEW = 'POST /api/mail-templates/QUOTE_READY/preview';
const RESET = 'POST /api/mail-templates/QUOTE_READY/reset';

const template: MailTemplateRecord = {
  key: 'QUOTE_READY',
  version: 2,
  updatedAt: '2026-11-23T01:00:00.000Z',
  isChanged: true,
  needed: [],
  words: {
    subject: 'Your quote',
    heading: 'Your quote is here',
    greeting: 'Hi {{firstName}},',
    paragraphs: ['One.', 'Two.'],
    buttonLabel: 'Open',
  },
  variables: ['firstName', 'validUntil'],
};

function open(page = <MailTemplatePage />, replies = {}) {
  return renderPage(page, {
    path: '/admin/mail-templates/:key',
    url: '/admin/mail-templates/QUOTE_READY',
    replies: {
      [LIST]: [{ body: { items: [template] } }],
      [PREVIEW]: [{ body: { subject: 'Your quote', html: '<p>Hi Hana</p>', text: 'Hi Hana' } }],
      [PATCH]: [{ body: { ...template, version: 3 } }],
      [RESET]: [{ body: { ...template, version: 3, isChanged: false } }],
      ...replies,
    },
  });
}

it('lists the emails, and marks those with the practice’s own text', async () => {
  open(<MailTemplatesPage />);
  const link = await screen.findByRole('link', { name: /A quote is ready/ });
  expect(link).toHaveAttribute('href', '/admin/mail-templates/QUOTE_READY');
  expect(screen.getByText('Your words')).toBeInTheDocument();
  await expectAccessible();
});

it('splits the text into paragraphs at empty lines, and saves it with the version that was read', async () => {
  const { user, sent } = open();
  const text = await screen.findByLabelText('Text');
  expect(text).toHaveValue('One.\n\nTwo.');
  await user.clear(text);
  await user.type(text, 'Hello.{enter}{enter}Until {{{{validUntil}}.');
  await user.click(screen.getByRole('button', { name: 'Save text' }));
  await waitFor(() =>
    expect(sent(PATCH)[0]?.body).toEqual({
      version: 2,
      ...template.words,
      paragraphs: ['Hello.', 'Until {{validUntil}}.'],
    }),
  );
});

it('previews the email with a sample patient, and lists the placeholders', async () => {
  open();
  const frame = () => screen.getByTitle('The email as the patient sees it');
  const empty = await screen.findByTitle('The email as the patient sees it');
  await waitFor(() => expect(frame()).toHaveAttribute('srcdoc', '<p>Hi Hana</p>'));
  expect(frame()).toHaveAttribute('sandbox', '');
  // The document of a sandboxed frame must not be replaced.
  expect(frame()).not.toBe(empty);
  expect(screen.getByText('{{validUntil}}')).toBeInTheDocument();
});

it('shows the server’s refusal at the field', async () => {
  const errors = [{ path: 'paragraphs.1', message: 'Emails do not mention amounts of money' }];
  const refusal = {
    status: 400,
    body: { status: 400, code: 'VALIDATION_FAILED', title: 'x', detail: 'x', errors },
  };
  const { user } = open(<MailTemplatePage />, { [PATCH]: [refusal] });
  await user.type(await screen.findByLabelText('Text'), ' $4,500');
  await user.click(screen.getByRole('button', { name: 'Save text' }));
  expect((await screen.findAllByText(/Emails do not mention amounts of money/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Text')).toBeInvalid();
});

it('restores the standard text after confirmation', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Use the standard text' }));
  await user.click((await screen.findAllByRole('button', { name: 'Use the standard text' })).at(-1)!);
  await waitFor(() => expect(sent(RESET)[0]?.body).toEqual({ version: 2 }));
});

describe('another administrator’s change to the same email', () => {
  const theirs = { ...template, version: 3, words: { ...template.words, heading: 'Their heading' } };
  const replies = {
    [LIST]: [{ body: { items: [template] } }, { body: { items: [theirs] } }],
    [PATCH]: [refusal(409, 'VERSION_CONFLICT', 'Someone else changed this.')],
  };

  it('is shown if nothing was typed', async () => {
    const { changedElsewhere } = open(undefined, replies);
    await screen.findByDisplayValue('Your quote is here');
    changedElsewhere({ type: 'MailTemplate' });
    expect(await screen.findByDisplayValue('Their heading')).toBeVisible();
  });

  it('does not discard what was typed, and is not overwritten by it', async () => {
    const { user, sent, changedElsewhere } = open(undefined, replies);
    await user.type(await screen.findByLabelText('Heading'), ' now');
    changedElsewhere({ type: 'MailTemplate' });
    await waitFor(() => expect(sent(LIST)).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Save text' }));
    expect(await screen.findByText('Someone else changed this.')).toBeVisible();
    expect(sent(PATCH)[0]?.body).toMatchObject({ version: 2, heading: 'Your quote is here now' });
    expect(screen.getByLabelText('Heading')).toHaveValue('Your quote is here now');
  });

  it('lets the user decide between the two', async () => {
    const saved = { body: { ...theirs, version: 4 } };
    const { user, sent, changedElsewhere } = open(undefined, { ...replies, [PATCH]: [saved] });
    const heading = await screen.findByLabelText('Heading');
    await user.type(heading, ' now');
    changedElsewhere({ type: 'MailTemplate' });
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(screen.queryByText('Somebody else has changed this email')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save text' }));
    await waitFor(() =>
      expect(sent(PATCH)[0]?.body).toMatchObject({ version: 3, heading: 'Your quote is here now' }),
    );
  });

  it('takes the place of what was typed if the user says so', async () => {
    const { user, changedElsewhere } = open(undefined, replies);
    await user.type(await screen.findByLabelText('Heading'), ' now');
    changedElsewhere({ type: 'MailTemplate' });
    await user.click(await screen.findByRole('button', { name: 'Show theirs' }));
    expect(await screen.findByLabelText('Heading')).toHaveValue('Their heading');
    expect(screen.queryByText('Somebody else has changed this email')).not.toBeInTheDocument();
  });
});

it('asks before leaving with a text that was not saved', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Heading'), ' now');
  await user.click(screen.getByRole('link', { name: 'Email texts' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
});
