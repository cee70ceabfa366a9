import { draftQuote, furnishedPractice, MINH, sendQuote } from '../api/practice';
import type { Visitor } from '../browser/visitor';
import { continueSession } from '../pages/auth.pages';
import { QuoteViewPage } from '../pages/quote-view.page';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';
import { letExpire } from './let-expire';

interface Case {
  name: string;
  token: string;
  status: number;
  code: string;
  text: string;
}

/** Every invalid link explains why it does not work. */
export const linksJourney: Journey = {
  name: 'links',
  async run(world) {
    const practice = await furnishedPractice(world, 'Links Surgical', MINH);
    const withdrawn = await sendQuote(practice, await draftQuote(practice));
    const expired = await sendQuote(practice, await draftQuote(practice));
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    await withdraws(staff, withdrawn.quote.id);
    await letExpire(world.database, expired.quote.id);
    const cases: Case[] = [
      {
        name: 'withdrawn',
        token: tokenOf(withdrawn.link),
        status: 410,
        code: 'LINK_WITHDRAWN',
        text: 'This quote has been withdrawn by the practice.',
      },
      {
        name: 'expired',
        token: tokenOf(expired.link),
        status: 410,
        code: 'LINK_EXPIRED',
        text: 'This quote has expired.',
      },
      {
        name: 'unknown',
        token: 'A'.repeat(tokenOf(expired.link).length),
        status: 404,
        code: 'LINK_UNKNOWN',
        text: 'We could not find a quote for this link.',
      },
      {
        name: 'malformed',
        token: 'half-a-link',
        status: 400,
        code: 'LINK_MALFORMED',
        text: 'Invalid or missing quote access token',
      },
    ];
    const patient = await world.visitor({ who: 'patient', width: 375, height: 812, isPhone: true });
    for (const one of cases) await saysWhy(patient, one);
  },
};

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

async function withdraws(staff: Visitor, quoteId: string): Promise<void> {
  const view = new QuoteViewPage(staff);
  await view.open(quoteId);
  await view.withdraw('The hospital changed its fee.');
  await staff.look('withdrawn');
}

async function saysWhy(patient: Visitor, { name, token, status, code, text }: Case): Promise<void> {
  const [answer] = await Promise.all([
    patient.page.waitForResponse((response) => response.url().includes(`/api/public/quotes/${token}`)),
    patient.open(`/quote/accept/${token}`),
  ]);
  equal(
    [answer.status(), ((await answer.json()) as { code: string }).code],
    [status, code],
    `the answer for a ${name} link`,
  );
  await shown(patient.page.getByRole('heading', { level: 1, name: 'Access Error' }));
  await shown(patient.page.getByText(text, { exact: true }), `why a ${name} link opens nothing`);
  await shown(patient.page.getByRole('link', { name: 'Return to Home' }));
  await patient.look(name);
}
