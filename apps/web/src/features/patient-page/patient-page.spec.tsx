import { screen, waitFor, within } from '@testing-library/react';
import type { PatientSettings } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { PatientPageSettings } from './patient-page.page';

const PATCH = 'PATCH /api/patient-settings';
const PUBLISH = 'PATCH /api/patient-terms';
const question = { id: '01a1fa25-0000-7000-8000-00000000000a', question: 'Is it fixed?', correct: 1 };
const settings: PatientSettings = {
  version: 4,
  updatedAt: null,
  identification: 'DATE_OF_BIRTH',
  answerTargetHours: 24,
  checkQuestions: [{ ...question, answers: ['Yes', 'No'] }],
  checksRequired: false,
  secondSignerNeeded: false,
  coolingOffDays: 7,
  state: null,
  signsAloneFromAge: null,
};
const version = (number: number, text: string) => ({
  version: number,
  title: 'Our terms',
  text,
  sha256: String(number).repeat(64),
  publishedAt: '2026-11-20T08:00:00.000Z',
  publishedByName: 'Ana Okafor',
});
const terms = { ...version(2, '# Payment\n\nBy card.'), earlier: [version(1, 'By cheque.')] };

const open = () =>
  renderPage(<PatientPageSettings />, {
    path: '/admin/patient-page',
    replies: {
      'GET /api/patient-settings': [{ body: settings }],
      'GET /api/patient-terms': [{ body: terms }],
      [PATCH]: [{ body: { ...settings, version: 5 } }],
      [PUBLISH]: [{ body: version(3, 'By transfer.') }],
    },
  });

it('describes each way for patients to identify', async () => {
  open();
  const way = await screen.findByRole('radio', { name: 'A code by email' });
  expect(way).toHaveAccessibleDescription(/six digits that we email/);
  expect(screen.getByRole('radio', { name: 'Date of birth' })).toBeChecked();
  await screen.findByText(/^Version 2, published by Ana Okafor/);
  await expectAccessible();
});

it('adds a question with its answers, marks the correct one, and moves it up', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Add a question' }));
  const second = screen.getAllByRole('listitem').at(1)!;
  await user.type(within(second).getByLabelText('Question'), 'Who pays?');
  await user.type(within(second).getByLabelText('Answer 1'), 'You');
  await user.type(within(second).getByLabelText('Answer 2'), 'The fund');
  await user.click(within(second).getByRole('radio', { name: 'Answer 2 is the right one' }));
  await user.click(screen.getByRole('button', { name: 'Move question 2 up' }));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(sent(PATCH)[0]?.body).toMatchObject({
      version: 4,
      checkQuestions: [
        { id: null, question: 'Who pays?', answers: ['You', 'The fund'], correct: 1 },
        { ...question, answers: ['Yes', 'No'] },
      ],
    }),
  );
});

it('previews changed terms, and publishes them with the version that was read', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Change the terms' }));
  const text = screen.getByLabelText('Text');
  await user.clear(text);
  await user.type(text, 'By transfer.');
  await user.click(screen.getByRole('button', { name: 'Check and publish' }));
  expect(await screen.findByText(/becomes version 3/)).toBeVisible();
  expect(sent(PUBLISH)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(sent(PUBLISH)[0]?.body).toEqual({ version: 2, title: 'Our terms', text: 'By transfer.' }),
  );
});

it('shows an earlier version of the terms', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Read version 1' }));
  expect(within(await screen.findByRole('dialog')).getByText('By cheque.')).toBeVisible();
});
