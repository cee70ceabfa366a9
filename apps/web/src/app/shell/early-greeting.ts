import type { Session } from '@quillcare/contracts';
import { formatLongDate, todayIn } from '@quillcare/rules';
import { localeHere } from '../../shared/words/locale-here';

/** On the line of the empty shell that greets: the sentence with its {{name}} and {{day}}. */
export const GREETING = 'data-greeting';

const SESSION = '/api/auth/session';

/**
 * Writes on the empty shell the sentence that Today begins with, once it is known who comes back. The app has the same
 * sentence in the same place, so nothing moves when it arrives. Whatever else there is to say is left to the app.
 */
export async function greetEarly(): Promise<void> {
  const line = document.querySelector(`[${GREETING}]`);
  const answer = await window.quillcareEarly?.[SESSION]?.catch(() => undefined);
  // The answer itself is for the app, which reports what is wrong with it.
  if (!line || !answer?.ok || answer.bodyUsed) return;
  const session = (await answer.clone().json()) as Session;
  if (!beginsWithToday(session)) return;
  // An element of its own: browsers measure when the text of an element is first painted.
  const greeting = document.createElement('div');
  greeting.textContent = sentence(line.getAttribute(GREETING) ?? '', session);
  line.replaceChildren(greeting);
}

const beginsWithToday = ({ user, secondStep, impersonation }: Session): boolean =>
  secondStep === 'DONE' && !impersonation && user.dashboardView === 'TODAY' && !mayOnlyLook(user);

// To them the app says something else. The table of rights is not here: it would come with the contracts.
const mayOnlyLook = ({ role, grants }: Session['user']): boolean => role === 'USER' || grants !== undefined;

function sentence(words: string, { user, organisation }: Session): string {
  const day = formatLongDate(todayIn(new Date(), organisation.timeZone), localeHere());
  const parts: Record<string, string> = { name: user.firstName || user.name, day };
  return words.replace(/{{(\w+)}}/g, (_, part: string) => parts[part] ?? '');
}
