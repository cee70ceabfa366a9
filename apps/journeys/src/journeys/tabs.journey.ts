import type { Page } from 'playwright-core';
import { furnishedPractice, type Furnished } from '../api/practice';
import { continueSession } from '../pages/auth.pages';
import { shown } from '../run/expect';
import type { Journey } from '../run/journey';

/** One more than the connections a browser opens to one host over HTTP/1.1. */
const TABS = 7;

/** A user with seven tabs: all of them load, and all show what a colleague changes. */
export const tabsJourney: Journey = {
  name: 'tabs',
  async run(world) {
    const practice = await furnishedPractice(world, 'Seven Tabs Surgical');
    const staff = await world.visitor({ who: 'staff' });
    await continueSession(staff, practice);
    const tabs = [staff.page];
    while (tabs.length < TABS) tabs.push(await staff.context.newPage());
    for (const [at, tab] of tabs.entries()) {
      await tab.goto(new URL('/clients', staff.origin).href);
      await showsClient(tab, practice.client.lastName, `tab ${at + 1}`);
    }
    await colleagueAdds(practice, 'Okonkwo');
    for (const [at, tab] of tabs.entries()) await showsClient(tab, 'Okonkwo', `tab ${at + 1}, live`);

    // The first tab holds the live stream; another tab takes over.
    await staff.page.close();
    const others = tabs.slice(1);
    await others[0]!.reload();
    await showsClient(others[0]!, 'Okonkwo', 'a tab that was reloaded');
    await colleagueAdds(practice, 'Papadopoulos');
    for (const [at, tab] of others.entries())
      await showsClient(tab, 'Papadopoulos', `tab ${at + 2}, after the first was closed`);
  },
};

async function colleagueAdds({ api }: Furnished, lastName: string): Promise<void> {
  await api.post('/clients', {
    firstName: 'Adaeze',
    lastName,
    email: `${lastName.toLowerCase()}@patient.example`,
    phone: '0433 555 021',
  });
}

async function showsClient(tab: Page, lastName: string, what: string): Promise<void> {
  await shown(tab.getByText(lastName), `${lastName} in ${what}`);
}
