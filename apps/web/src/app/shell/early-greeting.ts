import type { Session } from '@quillcare/contracts';
import { formatLongDate, todayIn } from '@quillcare/rules';
import { localeHere } from '../../shared/words/locale-here';

/** Attribute on the empty shell's status line. Holds the greeting with its {{name}} and {{day}} placeholders. */
export const GREETING = 'data-greeting';

const SESSION = '/api/auth/session';

/**
 * Writes the greeting of the Today page on the empty shell once the session is known. The app renders the same sentence in the
 * same place, so nothing moves. All other cases are left to the app.
 */
export async function greetEarly(): Promise<void> {
  const line = document.querySelector(`[${GREETING}]`);
  const answer = await window.quillcareEarly?.[SESSION]?.catch(() => undefined);
  // The app reads the response itself, and reports any error in it.
  if (!line || !answer?.ok || answer.bodyUsed) return;
  const session = (await answer.clone().json()) as Session;
  if (!beginsWithToday(session)) return;
  // A separate element, because browsers measure when an element's text is first painted.
  const greeting = document.createElement('div');
  greeting.textContent = sentence(line.getAttribute(GREETING) ?? '', session);
  line.replaceChildren(greeting);
}

const beginsWithToday = ({ user, secondStep, impersonation }: Session): boolean =>
  secondStep === 'DONE' && !impersonation && user.dashboardView === 'TODAY' && !mayOnlyLook(user);

// View-only users get a different sentence from the app. This does not use the contracts' table of rights, to keep the script
// small.
const mayOnlyLook = ({ role, grants }: Session['user']): boolean => role === 'USER' || grants !== undefined;

function sentence(words: string, { user, organisation }: Session): string {
  const day = formatLongDate(todayIn(new Date(), organisation.timeZone), localeHere());
  const parts: Record<string, string> = { name: user.firstName || user.name, day };
  return words.replace(/{{(\w+)}}/g, (_, part: string) => parts[part] ?? '');
}
